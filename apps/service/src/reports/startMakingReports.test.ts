import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { folderFileStore } from '../files/folderFileStore.ts';
import { openJobs } from '../jobs/openJobs.ts';
import { throwingLog } from '../jobs/throwingLog.testing.ts';
import { openDatabase } from '../store/openDatabase.ts';
import { findReport, requestReport, takeReport } from '../store/reports/reports.ts';
import { newDataFolder } from '../store/testing/databases.testing.ts';
import { crawlToTheEnd, newAccount, newScan, scannedPage } from '../store/testing/scans.testing.ts';
import { startMakingReports } from './startMakingReports.ts';

it('a report whose worker was killed is made by the next one, though its job is gone', async () => {
  const dataDir = await newDataFolder();
  const database = await openDatabase({ dataDir });
  const jobs = await openJobs({ database, log: throwingLog, keepsTime: false });
  onTestFinished(async () => {
    await jobs.stop();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  const { organisationId, userId } = await newAccount(database);
  const { scanId } = await newScan(database, {}, organisationId);
  await crawlToTheEnd(database, scanId, { '/': scannedPage() });
  await requestReport(database, scanId, userId);
  // What is left of a process that died over it: an attempt that was begun, and no job.
  await takeReport(database, scanId);
  const reports = await startMakingReports({
    database,
    jobs,
    files: folderFileStore(join(dataDir, 'files')),
    scanner: { print: async () => Buffer.from('%PDF-1.4') },
    origin: 'http://127.0.0.1:4800',
    log: throwingLog,
    watchIntervalMs: 200,
  });
  await vi.waitFor(
    async () => expect(await findReport(database, scanId)).toMatchObject({ status: 'READY' }),
    15_000,
  );
  await reports.stop();
});
