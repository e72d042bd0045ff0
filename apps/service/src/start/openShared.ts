import { join } from 'node:path';
import type { FileStore } from '../files/fileStore.ts';
import { folderFileStore } from '../files/folderFileStore.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { openJobs } from '../jobs/openJobs.ts';
import type { Database } from '../store/database.ts';
import { openDatabase } from '../store/openDatabase.ts';
import type { Opening } from './opening.ts';

/** What the processes of one service share, whatever their role. */
export interface Shared {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly files: FileStore;
}

/** @throws DataFolderError, DatabaseUnreachableError */
export async function openShared({ configuration, log, onClose }: Opening): Promise<Shared> {
  const { role, dataDir, databaseUrl } = configuration;
  const database = await openDatabase({ dataDir, ...(databaseUrl !== undefined && { databaseUrl }) });
  onClose(database.close);
  const jobs = await openJobs({ database, log, keepsTime: role !== 'api' });
  onClose(jobs.stop);
  return { database, jobs, files: folderFileStore(join(dataDir, 'files')) };
}
