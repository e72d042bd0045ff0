import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDataFolder } from '../store/testing/databases.testing.ts';
import { startTestServer, type TestServer } from './startTestServer.testing.ts';

const SCRIPT = 'console.log("the same again and again");\n'.repeat(200);
let server: TestServer;

beforeAll(async () => {
  const dashboardDir = join(await newDataFolder(), 'dashboard');
  await mkdir(join(dashboardDir, 'assets'), { recursive: true });
  await writeFile(join(dashboardDir, 'index.html'), '<!doctype html><title>Sitelens</title>');
  await writeFile(join(dashboardDir, 'assets', 'main-1a2b.js'), SCRIPT);
  server = await startTestServer({}, { dashboardDir });
});

afterAll(() => server.close());

it.each(['br', 'gzip'])('a script is sent as %s to who asks for it', async (encoding) => {
  const response = await fetch(`${server.origin}/assets/main-1a2b.js`, {
    headers: { 'accept-encoding': encoding },
  });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toContain('accept-encoding');
  expect(await response.text()).toBe(SCRIPT);
});

it('and as it is to who does not', async () => {
  const response = await fetch(`${server.origin}/assets/main-1a2b.js`, {
    headers: { 'accept-encoding': 'identity' },
  });
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(await response.text()).toBe(SCRIPT);
});
