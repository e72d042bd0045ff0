import { forbiddingLine, openEgress, readSite } from '@sitelens/scanner';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../startTestServer.testing.ts';
import { PUBLIC_SCREENS } from './registerPublicFiles.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('tells robots where the public screens are, and keeps them out of everything else', async () => {
  const response = await fetch(`${server.origin}/robots.txt`);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const robots = { origin: server.origin, kind: 'RULES' as const, text: await response.text() };
  const isForbidden = (path: string) => forbiddingLine([robots], `${server.origin}${path}`) !== undefined;
  expect(PUBLIC_SCREENS.filter(isForbidden)).toEqual([]);
  const inside = [
    '/dashboard',
    '/dashboard/projects/1',
    '/projects/1/scans/2/accessibility',
    '/export/1/scans/2',
    '/api/v1/tokeninfo',
    '/files/1/2.jpg',
    '/oauth2/authorization/auth0',
    '/unsubscribe?token=1',
  ];
  expect(inside.filter((path) => !isForbidden(path))).toEqual([]);
  expect(isForbidden('/assets/index.js')).toBe(false);
});

it('lists them in a sitemap that our own scanner can read', async () => {
  const { host } = new URL(server.origin);
  const egress = await openEgress({ allowedTargets: [host] });
  const site = await readSite(
    { startUrl: `${server.origin}/`, allowedDomains: ['127.0.0.1'], maxPages: 100 },
    egress,
    new AbortController().signal,
  );
  await egress.close();
  expect(site.seeds).toEqual(PUBLIC_SCREENS.map((path) => `${server.origin}${path}`));
  expect(site.robots).toMatchObject([{ origin: server.origin, kind: 'RULES' }]);
});
