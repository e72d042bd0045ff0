import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FinishedScan, finishedScan, TILE_BYTES } from './finishedScan.testing.ts';
import { type SignedIn, signInAs } from './signInAs.testing.ts';
import { startTestServer, type TestServer } from './startTestServer.testing.ts';

let server: TestServer;
let dana: SignedIn;
let scan: FinishedScan;

beforeAll(async () => {
  server = await startTestServer();
  dana = await signInAs(server, 'dana');
  scan = await finishedScan(server, dana.account.organisationId);
});

afterAll(() => server.close());

it('sends a tile as it was saved, to be kept by the browser alone', async () => {
  const response = await dana.browser.request(scan.fileName);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': String(TILE_BYTES.length),
    'cache-control': 'private, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    etag: expect.stringMatching(/^"[\w-]+"$/),
  });
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(TILE_BYTES);
});

it('answers 304 to a browser that has it, after checking who asks', async () => {
  const etag = (await dana.browser.request(scan.fileName)).headers.get('etag') ?? '';
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const response = await dana.browser.request(scan.fileName, { headers: { 'if-none-match': known } });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
  }
  const visitor = await fetch(`${server.origin}${scan.fileName}`, { headers: { 'if-none-match': etag } });
  expect(visitor.status).toBe(401);
});

it('answers HEAD without a body', async () => {
  const response = await dana.browser.request(scan.fileName, { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-length')).toBe(String(TILE_BYTES.length));
});

it('has nothing outside of the scans', async () => {
  const folder = scan.fileName.slice(0, scan.fileName.lastIndexOf('/'));
  for (const path of [
    `${folder}/missing.jpg`,
    `${folder}/`,
    `${folder}/..%2f..%2f..%2fsign-in-keys.json`,
    `/files/${scan.scanId}`,
    '/files//etc/passwd',
    '/files/..%5c..%5csign-in-keys.json',
  ]) {
    const response = await dana.browser.request(path);
    expect(response.status, path).toBe(404);
    expect(response.headers.get('etag'), path).toBeNull();
    expect(response.headers.get('cache-control'), path).toBe('no-store');
  }
});
