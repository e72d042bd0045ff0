import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AddedJob, recordingJobs } from '../jobs/recordingJobs.testing.ts';
import type { Database } from '../store/database.ts';
import { beginFrontier } from '../store/databaseFrontier.ts';
import { openDatabase } from '../store/openDatabase.ts';
import { newDataFolder } from '../store/testing/databases.testing.ts';
import { newScan } from '../store/testing/scans.testing.ts';
import { startVisitorsScan } from '../store/visitors.ts';
import { enqueue } from './enqueue.ts';

const START_URL = 'https://www.example.com/';

let dataDir: string;
let database: Database;

beforeAll(async () => {
  dataDir = await newDataFolder();
  database = await openDatabase({ dataDir });
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** The queues that a scan's jobs go through, from its start to its first page. */
async function queuesThrough(scanId: string): Promise<readonly string[]> {
  const added: AddedJob[] = [];
  const jobs = recordingJobs(added);
  await enqueue(database, jobs, scanId);
  await beginFrontier(database, scanId, {
    startUrl: START_URL,
    allowedDomains: ['*.example.com'],
    robots: [{ origin: 'https://www.example.com', kind: 'ALLOW_ALL' }],
    crawlDelayMs: 0,
    seeds: [],
  });
  await enqueue(database, jobs, scanId);
  return added.map(({ name }) => name);
}

it("keeps visitors' scans out of the queues of members", async () => {
  const visitors = await startVisitorsScan(database, { startUrl: START_URL, host: 'www.example.com' });
  const members = await newScan(database);
  expect(await queuesThrough(visitors === 'busy' ? '' : visitors.scanId)).toEqual([
    'visitor-scan-start',
    'visitor-scan-page',
  ]);
  expect(await queuesThrough(members.scanId)).toEqual(['scan-start', 'scan-page']);
});
