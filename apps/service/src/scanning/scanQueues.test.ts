import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { NO_AUDIT, type Scanner } from '@sitelens/scanner';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { folderFileStore } from '../files/folderFileStore.ts';
import type { Jobs, QueueName } from '../jobs/jobs.ts';
import { type AddedJob, recordingJobs } from '../jobs/recordingJobs.testing.ts';
import { throwingLog } from '../jobs/throwingLog.testing.ts';
import type { Database } from '../store/database.ts';
import { beginFrontier, openDatabaseFrontier } from '../store/databaseFrontier.ts';
import { openDatabase } from '../store/openDatabase.ts';
import { scans } from '../store/schema.ts';
import { newDataFolder } from '../store/testing/databases.testing.ts';
import { link } from '../store/testing/linkScans.testing.ts';
import { newScan, scannedPage } from '../store/testing/scans.testing.ts';
import { startVisitorsScan } from '../store/visitors.ts';
import { enqueue } from './enqueue.ts';
import type { ScanningOptions } from './scanning.ts';
import { startScanning } from './startScanning.ts';
import { openTestScanner } from './testing/worker.testing.ts';

const START_URL = 'https://www.example.com/';

let dataDir: string;
let database: Database;
let scanner: Scanner;

beforeAll(async () => {
  dataDir = await newDataFolder();
  database = await openDatabase({ dataDir });
  scanner = await openTestScanner();
});
afterAll(async () => {
  await scanner.close();
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

describe('a worker that may reach private hosts', () => {
  it("takes none of visitors' jobs, whatever another process let them begin", async () => {
    const handlers = await handlersOf({ scansForVisitors: false });
    expect([...handlers.keys()]).toEqual(['scan-start', 'scan-page', 'check-links']);
    expect([...(await handlersOf({})).keys()]).toHaveLength(5);
  });

  it('asks for none of the links of their pages', async () => {
    const page = { startUrl: 'https://www.example.com/links', host: 'www.example.com' };
    const started = await startVisitorsScan(database, page);
    const scanId = started === 'busy' ? '' : started.scanId;
    await queuesThrough(scanId);
    const frontier = openDatabaseFrontier(database, scanId);
    const lease = await frontier.lease();
    const references = [link('http://10.0.0.5/')];
    if (lease) await frontier.complete(lease, scannedPage({ siteAudit: { ...NO_AUDIT, references } }));
    const handlers = await handlersOf({ scansForVisitors: false });
    await Reflect.apply(handlers.get('check-links') ?? never, undefined, [{ scanId }]);
    const [scan] = await database.queries.select().from(scans).where(eq(scans.id, scanId));
    expect(scan).toMatchObject({ linksFound: 1, linksChecked: 0, linkCheckerToken: 0 });
  });
});

function never(): never {
  throw new Error('Nobody works on it.');
}

/** What a worker does of each queue; it has stopped taking jobs. */
async function handlersOf(
  options: Pick<ScanningOptions, 'scansForVisitors'>,
): Promise<ReadonlyMap<QueueName, (data: never) => Promise<void>>> {
  const handlers = new Map<QueueName, (data: never) => Promise<void>>();
  const jobs: Jobs = {
    ...recordingJobs([]),
    work: async (name, _most, handler) => void handlers.set(name, handler),
  };
  const files = folderFileStore(join(dataDir, 'files'));
  const scanning = await startScanning({ database, jobs, scanner, files, log: throwingLog, ...options });
  onTestFinished(() => scanning.stop());
  return handlers;
}
