import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalSite, type Route, startLocalSite } from './localSite.testing.ts';
import { openTestScanner, type TestScanner } from './testScanner.testing.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const redirect =
  (location: string, status = 302): Route =>
  (_, response) =>
    void response.writeHead(status, { location }).end();

let hop = 0;
const routes: Record<string, Route> = {
  '/fine': '<!doctype html><html lang=en><title>Fine</title><main><h1>Fine</h1></main>',
  '/500': (_, response) => void response.writeHead(500, HTML).end('<h1>Oh</h1>'),
  '/text': (_, response) => void response.writeHead(200, { 'content-type': 'text/plain' }).end('text'),
  '/file': (_, response) =>
    void response
      .writeHead(200, { ...HTML, 'content-disposition': 'attachment; filename=a.html' })
      .end('<p>'),
  '/archive': (_, response) => void response.writeHead(200, { 'content-type': 'application/zip' }).end('PK'),
  '/empty': (_, response) => void response.writeHead(204).end(),
  '/moved': redirect('/fine', 301),
  '/round': redirect('/round'),
  '/on-and-on': (_, response) => void response.writeHead(302, { location: `/on-and-on?n=${hop++}` }).end(),
  '/refresh': '<!doctype html><title>r</title><meta http-equiv=refresh content="0;url=/fine"><p>r',
  '/script-moves': '<!doctype html><title>s</title><script>location.replace("/fine")</script><p>s',
  '/script-downloads':
    '<!doctype html><html lang=en><title>d</title><main>d</main><script>onload = () => { location = "/archive" }</script>',
  '/reloads': '<!doctype html><title>l</title><script>location.reload()</script><p>l',
  '/reloads-later': '<!doctype html><title>l</title><script>setTimeout(() => location.reload(), 50)</script>',
  '/refreshes': '<!doctype html><title>l</title><meta http-equiv=refresh content="0;url=/refreshes">',
  '/to-local-file': redirect('file:///etc/passwd'),
  '/variant': '<!doctype html><title>v</title><link rel=canonical href="/variant"><p>v',
  '/alerts': `<!doctype html><html lang=en><title>a</title><main>a</main>
    <script>for (let i = 0; i < 50; i++) alert(i); confirm('?'); prompt('?'); setInterval(alert, 1);
    onbeforeunload = () => '?'; open('/fine'); print()</script>`,
  '/head-downloads':
    '<!doctype html><html lang=en><title>d</title><script>location = "/archive"</script><main>d</main>',
  '/hung-image': '<!doctype html><html lang=en><title>h</title><main><img alt="" src="/never"></main>',
  '/never': () => {},
  '/huge': (_, response) => {
    response.writeHead(200, HTML);
    const chunk = Buffer.alloc(1_000_000, `<p>${'much '.repeat(2_000)}`);
    let left = 100;
    const write = () => {
      while (left-- > 0) if (!response.write(chunk)) return void response.once('drain', write);
      response.end();
    };
    write();
  },
  '/declared-huge': (_, response) =>
    void response.writeHead(200, { ...HTML, 'content-length': '100000000' }).write('<p>much'),
  '/endless': (_, response) => {
    response.writeHead(200, HTML);
    const chunk = `<p>${'and on '.repeat(100_000)}`;
    const timer = setInterval(() => response.write(chunk), 5);
    response.on('close', () => clearInterval(timer));
  },
  '/heavy': `<!doctype html><title>h</title><script>
    (async () => { for (let i = 0; ; i++) await (await fetch('/huge?' + i)).arrayBuffer() })()</script>`,
};

let site: LocalSite;
let scanner: TestScanner;
beforeAll(async () => {
  [site, scanner] = await Promise.all([startLocalSite(routes), openTestScanner()]);
});
afterAll(async () => {
  await scanner.close();
  await site.close();
});

const scan = (path: string) => scanner.scan(`${site.origin}${path}`, ['phone']);
const leadsTo = (path: string) => `${site.origin}${path}`;

test.each([
  ['/500', { outcome: 'FAILED', reason: 'HTTP_ERROR', httpStatus: 500 }],
  ['/missing', { outcome: 'FAILED', reason: 'HTTP_ERROR', httpStatus: 404 }],
  ['/text', { outcome: 'NOT_HTML', httpStatus: 200, mediaType: 'text/plain' }],
  ['/archive', { outcome: 'NOT_HTML', httpStatus: 200, mediaType: 'application/zip' }],
  ['/empty', { outcome: 'NOT_HTML', httpStatus: 204, mediaType: '' }],
  ['/file', { outcome: 'FAILED', reason: 'DOWNLOAD', httpStatus: 200 }],
  ['/head-downloads', { outcome: 'FAILED', reason: 'DOWNLOAD', httpStatus: 200 }],
  ['/round', { outcome: 'FAILED', reason: 'TOO_MANY_REDIRECTS' }],
  ['/on-and-on', { outcome: 'FAILED', reason: 'TOO_MANY_REDIRECTS' }],
  ['/reloads', { outcome: 'FAILED', reason: 'TOO_MANY_REDIRECTS' }],
  ['/reloads-later', { outcome: 'FAILED', reason: 'TOO_MANY_REDIRECTS' }],
  ['/refreshes', { outcome: 'FAILED', reason: 'TOO_MANY_REDIRECTS' }],
  ['/to-local-file', { outcome: 'FAILED', reason: 'ADDRESS_REFUSED' }],
  ['/huge', { outcome: 'FAILED', reason: 'TOO_LARGE' }],
  ['/declared-huge', { outcome: 'FAILED', reason: 'TOO_LARGE' }],
  ['/endless', { outcome: 'FAILED', reason: 'TOO_LARGE' }],
  ['/heavy', { outcome: 'FAILED', reason: 'TOO_LARGE' }],
])('%s ends as a typed result', async (path, expected) => {
  expect(await scan(path)).toMatchObject(expected);
});

test.each([
  ['/moved', 301],
  ['/refresh', 200],
  ['/script-moves', 200],
])('%s leads to another page', async (path, httpStatus) => {
  expect(await scan(path)).toEqual({ outcome: 'REDIRECTED', httpStatus, leadsTo: leadsTo('/fine') });
});

test('a variant by query string of its canonical page is not scanned', async () => {
  expect(await scan('/variant?sort=price')).toEqual({
    outcome: 'CANONICALISED',
    httpStatus: 200,
    leadsTo: leadsTo('/variant'),
  });
  expect(await scan('/variant')).toMatchObject({ outcome: 'SCANNED' });
});

test.each(['/alerts', '/script-downloads', '/hung-image'])('%s is scanned all the same', async (path) => {
  expect(await scan(path)).toMatchObject({ outcome: 'SCANNED', httpStatus: 200 });
});

test('an aborted scan rejects with the reason, and at once', async () => {
  const abort = new AbortController();
  const scanning = scanner.scanner.scanPage(
    {
      url: `${site.origin}/hung-image`,
      screenSizes: ['phone'],
      saveTile: async ({ jpeg: _, ...tile }) => ({ ...tile, fileName: '' }),
    },
    abort.signal,
  );
  setTimeout(() => abort.abort(new Error('Enough')), 500);
  await expect(scanning).rejects.toThrow('Enough');
});

test('what saving a tile throws comes out as it was thrown', async () => {
  const scanning = scanner.scanner.scanPage(
    {
      url: `${site.origin}/fine`,
      screenSizes: ['phone'],
      saveTile: () => Promise.reject(new Error('The disk is full')),
    },
    new AbortController().signal,
  );
  await expect(scanning).rejects.toThrow('The disk is full');
});
