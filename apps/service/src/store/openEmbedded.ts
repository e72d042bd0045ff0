import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import type { Database } from './database.ts';
import { DataFolderError } from './errors.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import * as schema from './schema.ts';

/**
 * PGlite over a folder that nobody else has open.
 *
 * @throws DataFolderError when the folder holds no database that can be opened and brought up to date.
 */
export async function openEmbedded(folder: string): Promise<Database> {
  const pglite = await openFolder(folder);
  const queries = drizzle(pglite, { schema, casing: 'snake_case' });
  try {
    await migrate(queries, { migrationsFolder });
  } catch (cause) {
    await pglite.close();
    throw new DataFolderError(
      `The database in ${folder} was made by another version of Sitelens and cannot be brought up to date. ` +
        'Start that version again, or choose another SITELENS_DATA_DIR.',
      { cause },
    );
  }
  return {
    kind: 'embedded',
    queries,
    jobStore: { db: fromPglite(pglite), backend: 'pglite' },
    close: () => pglite.close(),
  };
}

async function openFolder(folder: string): Promise<PGlite> {
  try {
    return await PGlite.create(folder);
  } catch (cause) {
    throw new DataFolderError(
      `The database in ${folder} cannot be opened. Restore it from a backup, or choose another SITELENS_DATA_DIR.`,
      { cause },
    );
  }
}
