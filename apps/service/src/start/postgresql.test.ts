import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTestBrowser } from '../http/testBrowser.testing.ts';
import { createPostgresqlDatabase } from '../store/testing/databases.testing.ts';
import { spawnService } from './spawnService.testing.ts';

it('runs on PostgreSQL, and knows people and projects again after a restart', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sitelens-postgresql-'));
  const env = { PORT: '0', SITELENS_DATA_DIR: dataDir, DATABASE_URL: await createPostgresqlDatabase() };
  const seen: unknown[] = [];
  for (let round = 0; round < 2; round++) {
    const main = spawnService(env);
    const browser = createTestBrowser(await main.origin());
    await browser.signIn();
    const { data } = await (await browser.request('/api/v1/projects/scans/latest')).json();
    expect(data).toMatchObject([{ name: 'Harbour & Pine', scans: [{ projectId: data[0].id }] }]);
    seen.push(data[0].id, data[0].scans[0].scanId);
    main.process.kill('SIGTERM');
    expect(await main.exitCode()).toBe(0);
  }
  expect(seen.slice(2)).toEqual(seen.slice(0, 2));
  await rm(dataDir, { recursive: true, force: true });
}, 180_000);
