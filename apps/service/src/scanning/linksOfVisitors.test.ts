import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Scanner } from '@sitelens/scanner';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { linkChecks, scans } from '../store/schema.ts';
import { createTestDatabase, type TestDatabase } from '../store/testing/databases.testing.ts';
import { startVisitorsScan } from '../store/visitors.ts';
import { MOST_LINKS_OF_VISITORS } from './linksOfVisitors.ts';
import { openTestScanner, startTestWorker, type TestWorker } from './testing/worker.testing.ts';

const FURTHER = 150;

let scanner: Scanner;
let location: TestDatabase;
let worker: TestWorker;
let victim: Server;
const asked: string[] = [];

beforeAll(async () => {
  scanner = await openTestScanner();
  location = await createTestDatabase('embedded');
  worker = await startTestWorker(location, scanner);
  const links = Array.from(
    { length: MOST_LINKS_OF_VISITORS + FURTHER },
    (_, at) => `<a href="/at-${at}">Go</a>`,
  );
  victim = createServer(({ url = '' }, response) => {
    if (url.startsWith('/at-')) asked.push(url);
    response.setHeader('content-type', 'text/html').end(url === '/' ? links.join('\n') : '');
  });
  await new Promise<void>((resolve) => victim.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  await worker.close();
  await scanner.close();
  victim.closeAllConnections();
  victim.close();
  await rm(location.dataDir, { recursive: true, force: true });
});

async function scanOfVisitor(): Promise<string> {
  const { port } = victim.address() as AddressInfo;
  const page = { startUrl: `http://127.0.0.1:${port}/`, host: '127.0.0.1' };
  const started = await startVisitorsScan(worker.database, page);
  if (started === 'busy') throw new Error('All places are taken.');
  const { scanId } = started;
  await worker.scanQueue.begin(scanId);
  for (;;) {
    const [scan] = await worker.database.queries.select().from(scans).where(eq(scans.id, scanId));
    if (scan?.endedAt) return scanId;
    await sleep(100);
  }
}

it("a visitor's page sends us to so many addresses and no more, and the others are said not to be checked", async () => {
  const scanId = await scanOfVisitor();
  expect(new Set(asked).size).toBe(MOST_LINKS_OF_VISITORS);
  const checks = await worker.database.queries.select().from(linkChecks).where(eq(linkChecks.scanId, scanId));
  const notChecked = checks.filter(({ result }) => result?.outcome === 'REQUEST_FAILED');
  expect(checks).toHaveLength(MOST_LINKS_OF_VISITORS + FURTHER);
  expect(notChecked).toHaveLength(FURTHER);
  expect(notChecked[0]?.result).toMatchObject({
    error: expect.stringContaining(`the first ${MOST_LINKS_OF_VISITORS}`),
  });
  expect(worker.complaints).toEqual([]);
});
