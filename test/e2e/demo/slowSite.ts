import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** A website of a few pages, the last of which comes when it is let: until then its scan runs. */
export interface SlowSite {
  readonly url: string;
  readonly port: number;
  /** Lets the page come that is waited for. It has a title that is too short, and is the last one. */
  release(): void;
  close(): Promise<void>;
}

/** Less than a page may take. */
const LONGEST_WAIT_MS = 8_000;
const GOOD_TITLE = 'A page whose title is as long as a title should be';

/**
 * `/` has a title that is too short. It leads to `/waiting/0`, which is answered when it is let or, after a
 * while, with a page of which nothing is to be said but that it leads to `/waiting/1`, and so on.
 */
export async function startSlowSite(): Promise<SlowSite> {
  let release = () => {};
  let isReleased = false;
  const released = new Promise<void>((resolve) => {
    release = () => {
      isReleased = true;
      resolve();
    };
  });
  const server = createServer(async ({ url = '/' }, response) => {
    const waiting = /^\/waiting\/(\d+)$/.exec(url)?.[1];
    if (url !== '/' && waiting === undefined) {
      response.writeHead(404).end();
      return;
    }
    if (waiting !== undefined)
      await Promise.race([released, sleep(LONGEST_WAIT_MS, undefined, { ref: false })]);
    const isLast = waiting !== undefined && isReleased;
    const title = waiting === undefined ? 'Start' : isLast ? 'End' : GOOD_TITLE;
    const next = isLast ? '/' : `/waiting/${waiting === undefined ? 0 : Number(waiting) + 1}`;
    response.writeHead(200, { 'content-type': 'text/html' }).end(page(title, next));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    release: () => release(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function page(title: string, next: string): string {
  return `<!doctype html><html lang="en"><head><title>${title}</title></head>
    <body><main><h1>A page of a slow website</h1><p><a href="${next}">Go on to the page after this</a></p></main></body></html>`;
}
