import { join } from 'node:path';
import type { Database } from './database.ts';
import { lockDataFolder } from './dataFolderLock.ts';
import { openEmbedded } from './openEmbedded.ts';
import { openPostgresql } from './openPostgresql.ts';

/**
 * Opens the store and brings its schema up to date: PGlite in `dataDir/database`, or PostgreSQL 15 or
 * newer where a URL is given. The data folder is made where it is missing. The embedded database takes
 * it for this process alone until it is closed; files beside a PostgreSQL may be shared.
 *
 * @throws DataFolderError when the folder can't be written, or another live process has it.
 * @throws DatabaseUnreachableError when the URL is wrong or the server doesn't let us in, within 10 s.
 */
export async function openDatabase(options: {
  readonly dataDir: string;
  readonly databaseUrl?: string;
}): Promise<Database> {
  const lock = await lockDataFolder(options.dataDir, { exclusive: options.databaseUrl === undefined });
  try {
    const database =
      options.databaseUrl === undefined
        ? await openEmbedded(join(options.dataDir, 'database'))
        : await openPostgresql(options.databaseUrl);
    return {
      ...database,
      close: async () => {
        await database.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
