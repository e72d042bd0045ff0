import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDataFolder } from '../store/testing/databases.testing.ts';
import { spawnService } from './spawnService.testing.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitelens-start-'));
  await writeFile(join(folder, 'file'), '');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Each start gets a data folder of its own unless it is told one. */
async function failure(
  env: Readonly<Record<string, string>>,
): Promise<{ code: number | null; line: string }> {
  const main = spawnService({
    PORT: '0',
    SITELENS_DATA_DIR: join(folder, crypto.randomUUID()),
    SITELENS_DEMO: '0',
    ...env,
  });
  const code = await main.exitCode();
  const { stdout, stderr } = main.output();
  expect(stdout).toBe('');
  return { code, line: stderr };
}

const ONE_LINE = /^Sitelens cannot start: [^\n]+\n$/;

describe('a start that cannot succeed ends with one clear line', () => {
  it('for a port that is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const { code, line } = await failure({ PORT: port });
    other.close();
    expect(code).toBe(1);
    expect(line).toMatch(ONE_LINE);
    expect(line).toContain(`Port ${port} on 127.0.0.1 is in use`);
  });

  it.each([
    ['a misspelt setting', { SITELENS_DATADIR: '/x' }, 'SITELENS_DATADIR'],
    ['an address of another machine', { HOST: '203.0.113.7' }, 'HOST is "203.0.113.7"'],
    ['a database that is not there', { DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/x' }, 'DATABASE_URL'],
    ['a worker without a database', { SITELENS_ROLE: 'worker' }, 'SITELENS_ROLE=worker needs a PostgreSQL'],
    ['a browser that is not there', { SITELENS_CHROMIUM: '/no/such/browser' }, '/no/such/browser'],
  ])('for %s', async (_what, env, text) => {
    const { code, line } = await failure(env);
    expect(code).toBe(1);
    expect(line).toMatch(ONE_LINE);
    expect(line).toContain(text);
    expect(line).not.toContain('hunter2');
  });

  it('for a browser that is none', async () => {
    const dataDir = await newDataFolder();
    const { code, line } = await failure({ SITELENS_DATA_DIR: dataDir, SITELENS_CHROMIUM: '/bin/false' });
    await rm(dataDir, { recursive: true, force: true });
    expect(code).toBe(1);
    expect(line).toMatch(ONE_LINE);
    expect(line).toContain('/bin/false');
  });

  it.each([
    ['is a file', () => join(folder, 'file')],
    ['lies where nothing can be made', () => '/proc/sitelens'],
  ])('for a data folder that %s', async (_what, dataDir) => {
    const { code, line } = await failure({ SITELENS_DATA_DIR: dataDir() });
    expect(code).toBe(1);
    expect(line).toMatch(ONE_LINE);
    expect(line).toContain(dataDir());
  });
});
