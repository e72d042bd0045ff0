import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Scan } from '@sitelens/api-client/contract';
import { afterEach, expect, it } from 'vitest';
import { createTestBrowser, type TestBrowser } from '../http/testBrowser.testing.ts';
import { type SmallSite, serveSmallSite } from '../scanning/testing/smallSite.testing.ts';
import { createPostgresqlDatabase } from '../store/testing/databases.testing.ts';
import { type RunningMain, spawnService } from './spawnService.testing.ts';

const PAGES = 15;

const running: RunningMain[] = [];
let site: SmallSite;
let dataDir: string;

afterEach(async () => {
  for (const main of running) main.process.kill('SIGKILL');
  await Promise.all(running.map((main) => main.exitCode()));
  site.close();
  await rm(dataDir, { recursive: true, force: true });
});

function spawn(env: Readonly<Record<string, string>>): RunningMain {
  const main = spawnService(env);
  running.push(main);
  return main;
}

async function startScanOf(browser: TestBrowser, startUrl: string): Promise<Scan> {
  const created = await browser.call('POST', '/api/v1/projects', { name: 'Small', startUrl });
  const { id: projectId } = await created.json();
  const started = await browser.call('POST', `/api/v1/projects/${projectId}/scans`, { projectId });
  return started.json();
}

async function scanWhen(
  browser: TestBrowser,
  { projectId, scanId }: Scan,
  condition: (scan: Scan) => boolean,
): Promise<Scan> {
  for (;;) {
    const response = await browser.request(`/api/v1/projects/${projectId}/scans/${scanId}`);
    const scan: Scan = await response.json();
    if (condition(scan)) return scan;
    await sleep(50);
  }
}

it('an API without a browser starts scans, and workers scan, even when one of them is killed', async () => {
  site = await serveSmallSite({ pages: PAGES });
  dataDir = await mkdtemp(join(tmpdir(), 'sitelens-roles-'));
  const shared = {
    PORT: '0',
    SITELENS_DATA_DIR: dataDir,
    DATABASE_URL: await createPostgresqlDatabase(),
    SITELENS_ALLOW_TARGETS: new URL(site.startUrl).host,
  };
  const api = spawn({ ...shared, SITELENS_ROLE: 'api', SITELENS_CHROMIUM: '/no/such/browser' });
  const browser = createTestBrowser(await api.origin());
  await browser.signIn();
  const started = await startScanOf(browser, site.startUrl);
  expect(started.status).toBe('QUEUED');

  const workers = [1, 2].map(() => spawn({ ...shared, SITELENS_ROLE: 'worker' }));
  await Promise.all(workers.map((worker) => worker.stands()));
  expect(workers[0]?.output().stdout).not.toContain('Address');
  await scanWhen(browser, started, ({ progress }) => progress.pagesScanned >= 2);
  const killedAt = performance.now();
  workers[0]?.process.kill('SIGKILL');
  const ended = await scanWhen(browser, started, ({ endedAt }) => endedAt !== undefined);
  expect(ended).toMatchObject({ status: 'COMPLETED', totalPagesScanned: PAGES });
  // A lease and a watch, and the pages themselves; pages that are lost for good would take for ever.
  expect(performance.now() - killedAt).toBeLessThan(60_000);

  workers[1]?.process.kill('SIGTERM');
  expect(await workers[1]?.exitCode()).toBe(0);
}, 180_000);
