import { connect as connectTls } from 'node:tls';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Canary, startCanary } from './startCanary.ts';
import { type HostileSite, startHostileSite } from './startHostileSite.ts';

let site: HostileSite;
let canary: Canary;

beforeEach(async () => {
  canary = await startCanary();
  site = await startHostileSite({ privateTargets: [canary.url] });
});

// With connections still hanging: closing has to end them.
afterEach(async () => {
  await site.close();
  await canary.close();
});

const signal = () => AbortSignal.timeout(400);

test('the index links to every other path', async () => {
  const html = await (await fetch(site.url)).text();
  for (const path of site.paths.slice(1)) expect(html).toContain(`href="${path}"`);
  expect(site.requests).toEqual(['GET /']);
});

test.each(['/hang', '/hang-after-headers', '/hang-in-body', '/slow-drip'])(
  '%s does not end',
  async (path) => {
    const answer = fetch(site.url + path, { signal: signal() }).then((response) => response.text());
    await expect(answer).rejects.toMatchObject({ name: 'TimeoutError' });
  },
);

test('the endless body goes on after a megabyte', async () => {
  const response = await fetch(`${site.url}/endless-body`);
  expect(await readAtLeast(response, 5_000_000)).toBeGreaterThanOrEqual(5_000_000);
});

test('the huge body has 100 MB and ends', async () => {
  const response = await fetch(`${site.url}/huge-body`);
  expect(await readAtLeast(response, Number.POSITIVE_INFINITY)).toBeGreaterThanOrEqual(100 * 1024 * 1024);
});

test('the compressed bomb is small on the wire', async () => {
  const response = await fetch(`${site.url}/gzip-bomb`);
  expect(await readAtLeast(response, Number.POSITIVE_INFINITY)).toBe(200 * 1024 * 1024);
});

test('endless redirects always lead to a new URL', async () => {
  const response = await fetch(`${site.url}/endless-redirects?step=41`, { redirect: 'manual' });
  expect(response.headers.get('location')).toBe('/endless-redirects?step=42');
});

test.each(['/connection-reset', '/cut-off'])('%s breaks off', async (path) => {
  await expect(fetch(site.url + path).then((response) => response.text())).rejects.toThrow(TypeError);
});

test('the HTTPS port has a certificate that nobody should accept', async () => {
  const error = await new Promise<NodeJS.ErrnoException>((resolve, reject) => {
    const { hostname, port } = new URL(site.badTlsUrl);
    const socket = connectTls({ host: hostname, port: Number(port) }, () => reject(new Error('accepted')));
    socket.on('error', resolve);
  });
  expect(error.code).toBe('DEPTH_ZERO_SELF_SIGNED_CERT');
});

describe('private addresses', () => {
  test('every way names the target, and markup in a target can not break out', async () => {
    const html = await (await fetch(`${site.url}/private-addresses`)).text();
    expect(html).toContain(`src="${canary.url}?img"`);
    expect(html).toContain(`const targets = ["${canary.url}"]`);
    const other = await startHostileSite({ privateTargets: ['http://x/</script><b>"'] });
    const escaped = await (await fetch(`${other.url}/private-addresses`)).text();
    await other.close();
    expect(escaped).not.toContain('</script><b>');
  });

  test('the redirect arrives where it is sent, and the canary notes it', async () => {
    const response = await fetch(`${site.url}/private-redirect?target=0`);
    expect(await response.text()).toBe('reached');
    expect(canary.arrivals).toEqual(['connection', 'GET /']);
    expect((await fetch(`${site.url}/private-redirect?target=9`)).status).toBe(404);
  });
});

test('the count of issues can be asked for', async () => {
  const html = await (await fetch(`${site.url}/thousands-of-issues?count=1234`)).text();
  expect(html.match(/<img /g)).toHaveLength(1234);
});

async function readAtLeast(response: Response, wanted: number): Promise<number> {
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size >= wanted) break;
  }
  return size;
}
