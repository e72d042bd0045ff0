import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileCache } from '../start/compileCache.testing.ts';
import { openDatabase } from '../store/openDatabase.ts';
import { createTestDatabase, type TestDatabase } from '../store/testing/databases.testing.ts';
import { expectRollupsToEqualARecount } from '../store/testing/recount.testing.ts';
import { filesKept, filesReferredTo, scanResult } from './testing/scanResult.testing.ts';
import { type SmallSite, serveSmallSite } from './testing/smallSite.testing.ts';

const PROGRAM = fileURLToPath(new URL('./testing/killableService.testing.ts', import.meta.url));

type Result = Awaited<ReturnType<typeof scanResult>>;

let site: SmallSite;
let undisturbed: Result;
const folders: string[] = [];

beforeAll(async () => {
  site = await serveSmallSite();
  undisturbed = await resultAfterKills(await createTestDatabase('embedded'), []);
}, 180_000);

afterAll(async () => {
  site.close();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

describe('a scan whose process is killed at any moment', () => {
  it('finds something when it is left alone', () => {
    expect(undisturbed.status).toBe('COMPLETED');
    expect(undisturbed.pages.map(({ outcome }) => outcome)).toContain('SCANNED');
    expect(undisturbed.findings.length).toBeGreaterThan(20);
    for (const type of ['BROKEN_LINK', 'LINK_TO_REDIRECT', 'DUPLICATE_META_DESCRIPTION_TAGS']) {
      expect(undisturbed.siteAudit.filter((record) => record.includes(type)).length, type).toBeGreaterThan(2);
    }
  });

  it('ends with the same findings on the embedded database', async () => {
    const moments = randomMoments(3);
    const result = await resultAfterKills(await createTestDatabase('embedded'), moments);
    expect(result, `killed after ${moments.join(', ')} ms`).toEqual(undisturbed);
  }, 300_000);

  it.each(['embedded', 'postgresql'] as const)(
    'ends with the same links when it is killed while they are checked (%s)',
    async (kind) => {
      // The start page's links are few: most are asked for after them.
      const result = await resultAfterKills(await createTestDatabase(kind), [afterLinks(2), afterLinks(4)]);
      expect(result).toEqual(undisturbed);
    },
    300_000,
  );

  it('ends with the same findings on PostgreSQL', async () => {
    const moments = randomMoments(2);
    const result = await resultAfterKills(await createTestDatabase('postgresql'), moments);
    expect(result, `killed after ${moments.join(', ')} ms`).toEqual(undisturbed);
  }, 300_000);
});

/** In milliseconds after the process has begun to work. */
function randomMoments(count: number): number[] {
  return Array.from({ length: count }, () => Math.round(Math.random() * 4_000));
}

/** When so many more links have been asked for, and before it can be known how they answer. */
function afterLinks(count: number): () => Promise<void> {
  return async () => {
    const asked = () => site.linkRequests.filter((request) => request.startsWith('HEAD')).length;
    const before = asked();
    while (asked() < before + count) await sleep(5);
  };
}

/** Starts the service, kills it at each moment, lets the last one go to the end, and checks what it left. */
async function resultAfterKills(
  location: TestDatabase,
  moments: readonly (number | (() => Promise<void>))[],
): Promise<Result> {
  folders.push(location.dataDir);
  for (const moment of moments) {
    const service = await startService(location);
    await (typeof moment === 'number' ? sleep(moment) : moment());
    service.kill('SIGKILL');
    if (service.exitCode === null && service.signalCode === null) await once(service, 'exit');
  }
  const last = await startService(location);
  const [code] = await once(last, 'exit');
  expect(code).toBe(0);
  const database = await openDatabase(location);
  try {
    const [scan, ...others] = await database.queries.query.scans.findMany({ columns: { id: true } });
    if (scan === undefined) throw new Error('There is no scan.');
    expect(others).toEqual([]);
    await expectRollupsToEqualARecount(database, scan.id);
    expect(await filesKept(location.dataDir)).toEqual(await filesReferredTo(database, scan.id));
    return await scanResult(database, scan.id);
  } finally {
    await database.close();
  }
}

/** Resolves when the service works on the scan, or has nothing left to do. */
async function startService({ dataDir, databaseUrl }: TestDatabase): Promise<ChildProcess> {
  const program = ['--conditions=sitelens-source', PROGRAM, dataDir, site.startUrl];
  const service = spawn(process.execPath, databaseUrl === undefined ? program : [...program, databaseUrl], {
    env: { ...process.env, ...compileCache },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: service.stdout })) {
    if (line === 'running') break;
  }
  service.stdout.resume();
  return service;
}
