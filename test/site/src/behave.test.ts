import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestSite } from './startTestSite.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
});

// With a request still hanging: closing has to end it.
afterAll(() => site?.close());

test('a busy path sends away, and lets in whoever comes back in time', async () => {
  const url = `${site.url}/downloads/chart-of-the-sound.svg`;
  const first = await fetch(url, { method: 'HEAD' });
  expect(first.status).toBe(429);
  expect(first.headers.get('retry-after')).toBe('1');
  expect((await fetch(url)).status, 'at once').toBe(429);
  await wait(1050);
  const later = await fetch(url);
  expect(later.status).toBe(200);
  expect(later.headers.get('content-type')).toContain('image/svg+xml');
});

test('a path refuses HEAD and answers GET', async () => {
  const url = `${site.url}/downloads/trips.json`;
  expect((await fetch(url, { method: 'HEAD' })).status).toBe(405);
  expect(await (await fetch(url)).json()).toMatchObject({ trips: expect.any(Array) });
});

test.each([
  ['/downloads/prices-2020.pdf', 410],
  ['/downloads/members.pdf', 999],
  ['/downloads/catalogue-2019.pdf', 404],
])('%s answers %i', async (path, status) => {
  expect(await statusOf(path)).toBe(status);
});

test('a path closes the connection', async () => {
  await expect(statusOf('/downloads/poster.pdf')).rejects.toMatchObject({ code: 'ECONNRESET' });
});

test('a path does not answer', async () => {
  const answer = fetch(`${site.url}/downloads/route-atlas.zip`, { signal: AbortSignal.timeout(300) });
  await expect(answer).rejects.toMatchObject({ name: 'TimeoutError' });
  fetch(`${site.url}/downloads/route-atlas.zip`).catch(() => {});
});

/** `fetch` refuses a status of 999. */
function statusOf(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = request(site.url + path, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    call.on('error', reject);
    call.end();
  });
}
