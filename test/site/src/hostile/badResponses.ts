import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { type HostilePages, htmlDocument, htmlPage } from './hostilePage.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' } as const;
const MEBIBYTE = 1024 * 1024;
const PARAGRAPHS = Buffer.from('<p>More and more of the same.</p>\n'.repeat(31_775)).subarray(0, MEBIBYTE);

let gzipBomb: Buffer | undefined;

/** What goes wrong before there is a document: connections, headers and bodies. */
export const badResponses: HostilePages = {
  '/hang': () => {},
  '/hang-after-headers': ({ response }) => {
    response.writeHead(200, HTML).flushHeaders();
  },
  '/hang-in-body': ({ response }) => {
    response.writeHead(200, HTML).write('<!doctype html><html lang="en"><title>Cut</title><p>And then');
  },
  '/hanging-subresources': htmlPage(
    htmlDocument(
      'Hanging subresources',
      '<img alt="" src="/hang"><iframe title="Hangs" src="/hang"></iframe><script src="/hang" async></script>',
      '<link rel="preload" as="font" crossorigin href="/hang">',
    ),
  ),
  '/hanging-stylesheet': htmlPage(
    htmlDocument('Hanging style sheet', '<p>Never painted.</p>', '<link rel="stylesheet" href="/hang">'),
  ),
  '/connection-reset': ({ response }) => {
    response.destroy();
  },
  '/cut-off': ({ response }) => {
    response.writeHead(200, { ...HTML, 'content-length': 100_000 });
    response.write('<!doctype html><title>Cut off</title><p>', () => response.destroy());
  },
  '/500': ({ response }) => {
    response.writeHead(500, HTML).end(htmlDocument('Server error', '<img src="/x.png">'));
  },
  '/empty': ({ response }) => {
    response.writeHead(200, HTML).end();
  },
  '/endless-body': ({ response, signal }) => writeBlocks(response, signal, Number.POSITIVE_INFINITY),
  '/huge-body': ({ response, signal }) => writeBlocks(response, signal, 100),
  '/gzip-bomb': ({ response }) => {
    gzipBomb ??= gzipSync(Buffer.alloc(200 * MEBIBYTE, ' '), { level: 9 });
    response.writeHead(200, { ...HTML, 'content-encoding': 'gzip' }).end(gzipBomb);
  },
  '/slow-drip': async ({ response, signal }) => {
    response.writeHead(200, HTML);
    for (const character of `<!doctype html><title>Drip</title>${'<p>drip'.repeat(10_000)}`) {
      response.write(character);
      await wait(250, undefined, { signal });
    }
  },
  '/download': ({ response }) => {
    response.writeHead(200, {
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment; filename="../../surprise.exe"',
    });
    response.end(Buffer.alloc(4096, 7));
  },
  '/download-as-html': ({ response }) => {
    response.writeHead(200, { ...HTML, 'content-disposition': 'attachment; filename="page.html"' });
    response.end(htmlDocument('A download', ''));
  },
  '/no-content': ({ response }) => {
    response.writeHead(204).end();
  },
  '/needs-password': ({ response }) => {
    response.writeHead(401, { 'www-authenticate': 'Basic realm="Hostile"' }).end();
  },
  '/redirect-loop': ({ response }) => {
    response.writeHead(302, { location: '/redirect-loop' }).end();
  },
  '/endless-redirects': ({ response, url }) => {
    const step = Number.parseInt(url.searchParams.get('step') ?? '0', 10) || 0;
    response.writeHead(302, { location: `/endless-redirects?step=${step + 1}` }).end();
  },
  '/redirect-to-file': ({ response }) => {
    response.writeHead(302, { location: 'file:///etc/passwd' }).end();
  },
  '/redirect-to-script': ({ response }) => {
    response.writeHead(302, { location: 'javascript:alert(1)' }).end();
  },
};

async function writeBlocks(response: ServerResponse, signal: AbortSignal, blocks: number): Promise<void> {
  response.writeHead(200, HTML);
  response.write('<!doctype html><html lang="en"><title>Big</title><body>');
  for (let block = 0; block < blocks; block += 1) {
    if (!response.write(PARAGRAPHS)) await once(response, 'drain', { signal });
  }
  response.end();
}
