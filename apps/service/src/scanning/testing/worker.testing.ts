import { join } from 'node:path';
import { npmBrowser, openScanner, type Scanner } from '@sitelens/scanner';
import type { FileStore } from '../../files/fileStore.ts';
import { folderFileStore } from '../../files/folderFileStore.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { openJobs } from '../../jobs/openJobs.ts';
import type { Database } from '../../store/database.ts';
import { openDatabase } from '../../store/openDatabase.ts';
import type { TestDatabase } from '../../store/testing/databases.testing.ts';
import { openScanQueue } from '../enqueue.ts';
import type { Scanning, ScanQueue } from '../scanning.ts';
import { startScanning } from '../startScanning.ts';

/** A service without its HTTP side, within the test's process. */
export interface TestWorker {
  readonly database: Database;
  readonly files: FileStore;
  readonly jobs: Jobs;
  readonly scanQueue: ScanQueue;
  readonly scanning: Scanning;
  /** What it has reported as a warning or an error. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

/** A scanner with the browser from npm that may reach this machine. */
export async function openTestScanner(): Promise<Scanner> {
  return openScanner({ browser: await npmBrowser(), allowedTargets: '127.0.0.1' });
}

export async function startTestWorker(
  location: TestDatabase,
  scanner: Scanner,
  changedFiles: Partial<FileStore> = {},
): Promise<TestWorker> {
  const complaints: string[] = [];
  const complain = (details: object, message: string) => {
    complaints.push(`${message} ${'err' in details ? String(details.err) : ''}`);
  };
  const log = { info: () => {}, warn: complain, error: complain };
  const database = await openDatabase(location);
  const jobs = await openJobs({ database, log });
  const files = { ...folderFileStore(join(location.dataDir, 'files')), ...changedFiles };
  const options = {
    database,
    jobs,
    scanner,
    files,
    log,
    concurrency: 2,
    leaseSeconds: 3,
    watchIntervalMs: 500,
    linkTurnIdleMs: 300,
  };
  const scanning = await startScanning(options);
  return {
    database,
    files,
    jobs,
    scanQueue: openScanQueue({ database, jobs }),
    scanning,
    complaints,
    close: async () => {
      await scanning.stop();
      await jobs.stop();
      await database.close();
    },
  };
}
