import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { npmBrowser } from '../browser/npmBrowser.ts';
import { openScanner, type Scanner } from '../openScanner.ts';
import { PrintFailedError } from './printFailedError.ts';

const READY = { readySelector: '[data-state="ready"]', failedSelector: '[data-state="failed"]' };

let scanner: Scanner;
let own: { origin: string; close: () => void; asked: string[] };
let other: { origin: string; close: () => void; asked: string[] };

beforeAll(async () => {
  scanner = await openScanner({ browser: await npmBrowser(), allowedTargets: ['127.0.0.1'] });
  own = await serve((path, cookie) => pageOf(path, cookie));
  other = await serve(() => 'secret');
});

afterAll(async () => {
  await scanner.close();
  own.close();
  other.close();
});

/** The page becomes ready by a script, after a request of its own. */
function pageOf(path: string, cookie: string): string {
  if (path === '/never') return '<title>Never</title><p>Waiting';
  if (path === '/failed') return '<title>Failed</title><p data-state="failed">Broken';
  return `<!doctype html><html lang="en"><title>A report</title>
    <h1>Findings of ${cookie}</h1><h2>Pictures</h2><table><tr><th scope="col">Rule</th></tr><tr><td>image-alt</td></tr></table>
    <img src="${other.origin}/picture.png" alt="From elsewhere">
    <script>
      Promise.allSettled([fetch(${JSON.stringify(other.origin)}), fetch('/own')])
        .then(([elsewhere]) => { document.body.dataset.state = elsewhere.status === 'rejected' ? 'ready' : 'failed'; });
    </script>`;
}

describe('a page of our own', () => {
  it('becomes a tagged PDF with bookmarks, as who sends its cookie sees it', async () => {
    const pdf = await scanner.print(
      { ...READY, url: `${own.origin}/report`, cookies: [{ name: 'session', value: 'dana' }] },
      new AbortController().signal,
    );
    const bytes = Buffer.from(pdf);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const inner = objectsOf(bytes);
    // Names of PDF's objects (ISO 32000): tagged, with a heading and a table among the tags, and bookmarks.
    for (const part of [/\/StructTreeRoot/, /\/Marked true/, /\/S\s*\/H1/, /\/S\s*\/TH/, /\/Outlines/]) {
      expect(part.test(inner), String(part)).toBe(true);
    }
    expect(inner.includes('(Findings of session=dana)'), 'the heading as a bookmark').toBe(true);
  });

  it('reaches nothing but its own origin while it is printed, although scans may', async () => {
    expect(own.asked).toContain('/own');
    expect(other.asked).toEqual([]);
  });

  it.each([
    ['/failed', 'could not be completed'],
    ['/missing', 'answered with 404'],
  ])('that ends as %s is not printed', async (path, why) => {
    const print = scanner.print(
      { ...READY, url: `${own.origin}${path}`, cookies: [] },
      new AbortController().signal,
    );
    await expect(print).rejects.toThrow(why);
    await expect(print).rejects.toBeInstanceOf(PrintFailedError);
  });

  it('that never becomes complete is given up at the deadline', async () => {
    const request = { ...READY, url: `${own.origin}/never`, cookies: [], deadlineMs: 2_000 };
    await expect(scanner.print(request, new AbortController().signal)).rejects.toBeInstanceOf(
      PrintFailedError,
    );
  });

  it('is left at once by who stops', async () => {
    const stop = new AbortController();
    const print = scanner.print({ ...READY, url: `${own.origin}/never`, cookies: [] }, stop.signal);
    const stopped = new Error('stopped');
    stop.abort(stopped);
    await expect(print).rejects.toBe(stopped);
  });
});

function serve(bodyOf: (path: string, cookie: string) => string) {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const isMissing = request.url === '/missing';
    response.writeHead(isMissing ? 404 : 200, {
      'content-type': 'text/html',
      'access-control-allow-origin': '*',
    });
    response.end(bodyOf(request.url ?? '/', request.headers.cookie ?? ''));
  });
  return new Promise<{ origin: string; close: () => void; asked: string[] }>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ origin: `http://127.0.0.1:${port}`, close: () => void server.close(), asked });
    });
  });
}

/** A PDF's objects as text: those in compressed object streams too. */
function objectsOf(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/stream\r?\n/g)].map(({ index, 0: start }) => {
    try {
      return inflateSync(pdf.subarray(index + start.length)).toString('latin1');
    } catch {
      return '';
    }
  });
  return [text, ...streams].join('\n');
}
