import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './startTestServer.testing.ts';

let server: TestServer;
let dashboardDir: string;

beforeAll(async () => {
  dashboardDir = await mkdtemp(join(tmpdir(), 'sitelens-dashboard-'));
  await mkdir(join(dashboardDir, 'assets'));
  await writeFile(join(dashboardDir, 'index.html'), '<!doctype html><title>Dashboard</title>');
  await writeFile(join(dashboardDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(dashboardDir, 'assets', 'index-abc123.js'), 'export {};');
  server = await startTestServer({}, { dashboardDir });
});

afterAll(async () => {
  await server.close();
  await rm(dashboardDir, { recursive: true });
});

describe('the dashboard', () => {
  it.each(['/', '/dashboard', '/dashboard/projects/1/accessibility?page=2', '/projects', '/no/such/route'])(
    'is its page at %s, asked for anew each time',
    async (path) => {
      const response = await fetch(`${server.origin}${path}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toMatch(/^text\/html/);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain('<title>Dashboard</title>');
    },
  );

  it('has assets that a browser keeps', async () => {
    const response = await fetch(`${server.origin}/assets/index-abc123.js`);
    expect(response.headers.get('content-type')).toMatch(/javascript/);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await fetch(`${server.origin}/favicon.svg`)).headers.get('cache-control')).toBe('no-cache');
  });

  it('answers for an asset that is gone with a 404, not with its page', async () => {
    const response = await fetch(`${server.origin}/assets/index-old.js`);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toMatch(/problem\+json/);
  });

  it('runs under a policy that lets no foreign or inline script in', async () => {
    const policy = (await fetch(server.origin)).headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("script-src-attr 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-eval');
  });
});

it('says what to do when the dashboard is not built', async () => {
  const bare = await startTestServer();
  const response = await fetch(`${bare.origin}/dashboard`);
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('npm run build');
  await bare.close();
});
