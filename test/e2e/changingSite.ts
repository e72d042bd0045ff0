import { createServer, type RequestOptions, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { startTestSite } from '@sitelens/test-site';

/** The test site, whose pages can change from one scan to the next. */
export interface ChangingSite {
  /** Without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /**
   * Serves the path with one part of its text replaced from now on; more than one change adds up.
   *
   * @throws Error when the text isn't there exactly once: the site has changed, and the test should follow.
   */
  replace(path: string, text: string, by: string): Promise<void>;
  /** Breaks off every connection that asks for the path from now on. */
  breakOff(path: string): void;
  close(): Promise<void>;
}

interface ChangedFile {
  readonly contentType: string;
  readonly body: string;
}

/** Stands before the test site and hands on what has not been changed. */
export async function startChangingSite(): Promise<ChangingSite> {
  const original = await startTestSite();
  const changed = new Map<string, ChangedFile | 'broken off'>();
  const server = createServer(({ method, url = '/', headers }, response) => {
    const change = changed.get(new URL(url, 'http://site').pathname);
    if (change === 'broken off') response.destroy();
    else if (change) response.writeHead(200, { 'content-type': change.contentType }).end(change.body);
    else handOn({ port: original.port, ...(method && { method }), path: url, headers }, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server.address());
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    port,
    async replace(path, text, by) {
      const answer = await fetch(url + path);
      const parts = (await answer.text()).split(text);
      if (parts.length !== 2) throw new Error(`${path} has "${text}" ${String(parts.length - 1)} times.`);
      changed.set(path, { contentType: answer.headers.get('content-type') ?? '', body: parts.join(by) });
    },
    breakOff: (path) => void changed.set(path, 'broken off'),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await original.close();
    },
  };
}

function handOn(asked: RequestOptions, response: ServerResponse): void {
  const handed = request(asked, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    // Whoever asked may leave before the end.
    pipeline(answer, response, () => {});
  });
  handed.on('error', () => response.destroy()).end();
}

function portOf(address: string | AddressInfo | null): number {
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
}
