import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestBrowser, type TestBrowser } from '../http/testBrowser.testing.ts';
import { type RunningMain, spawnService } from './spawnService.testing.ts';

let dataDir: string;
let running: RunningMain[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sitelens-restart-'));
});

afterEach(async () => {
  for (const main of running) main.process.kill('SIGKILL');
  await Promise.all(running.map((main) => main.exitCode()));
  running = [];
  await rm(dataDir, { recursive: true, force: true });
});

async function start(
  env: Readonly<Record<string, string>> = {},
): Promise<{ main: RunningMain; origin: string }> {
  const main = spawnService({ PORT: '0', SITELENS_DATA_DIR: dataDir, ...env });
  running.push(main);
  return { main, origin: await main.origin() };
}

async function projects(browser: TestBrowser) {
  const response = await browser.request('/api/v1/projects/scans/latest');
  expect(response.status).toBe(200);
  return (await response.json()).data;
}

describe('the first start', () => {
  it('says how to get in, really scans the bundled site, and a restart neither loses nor doubles anything', async () => {
    const first = await start();
    expect(first.main.output().stdout).toContain('demo@sitelens.example');
    expect(first.main.output().stdout).toContain('sitelens-demo');
    const browser = createTestBrowser(first.origin);
    await browser.signIn();
    const before = await projects(browser);
    expect(before).toHaveLength(1);
    expect(before[0]).toMatchObject({ name: 'Harbour & Pine', scans: [{ startUrl: before[0].startUrl }] });

    const second = spawnService({ PORT: '0', SITELENS_DATA_DIR: dataDir });
    expect(await second.exitCode()).toBe(1);
    expect(second.output().stderr).toMatch(/^Sitelens cannot start: [^\n]+\n$/);
    expect(second.output().stderr).toContain(dataDir);

    first.main.process.kill('SIGTERM');
    expect(await first.main.exitCode()).toBe(0);

    const third = await start();
    const again = createTestBrowser(third.origin);
    for (const [key, cookie] of browser.cookies) again.cookies.set(key, cookie);
    const after = await projects(again);
    expect(after).toHaveLength(1);
    expect(after[0]).toMatchObject({ id: before[0].id, startUrl: before[0].startUrl });
    expect(after[0].scans.map(({ scanId }: { scanId: string }) => scanId)).toEqual(
      before[0].scans.map(({ scanId }: { scanId: string }) => scanId),
    );

    const { id } = after[0];
    expect((await again.call('DELETE', `/api/v1/projects/${id}`, { projectId: id })).status).toBe(204);
    third.main.process.kill('SIGKILL');
    await third.main.exitCode();
    const fourth = await start();
    const last = createTestBrowser(fourth.origin);
    await last.signIn();
    expect(await projects(last)).toEqual([]);
  }, 180_000);
});
