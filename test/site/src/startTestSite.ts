import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { behave, type Refusals } from './behave.ts';
import { echoedVariables } from './echoedVariables.ts';
import { closeServer, listen } from './listening.ts';
import { echoVariables } from './serverSideIncludes.ts';
import { siteBehaviours } from './siteBehaviours.ts';
import { entityTag, readSiteFiles, type SiteFile } from './siteFiles.ts';

export interface TestSiteOptions {
  /** 0, the default, takes any free port. */
  readonly port?: number;
  /** 127.0.0.1 by default: the site is meant for this machine only. */
  readonly host?: string;
}

/** The running test site. */
export interface TestSite {
  /** Where it is, without a slash at the end: `http://127.0.0.1:40123`. */
  readonly url: string;
  readonly port: number;
  /** Ends open connections and frees the port. */
  close(): Promise<void>;
}

/**
 * Serves the bundled website of the shop Harbour & Pine over HTTP.
 *
 * @throws NodeJS.ErrnoException when the address can't be listened on (`EADDRINUSE`, `EACCES`, …).
 */
export async function startTestSite({
  port = 0,
  host = '127.0.0.1',
}: TestSiteOptions = {}): Promise<TestSite> {
  const files = await readSiteFiles();
  const refusals: Refusals = new Map();
  const server = createServer((request, response) => {
    answer(request, response, files, refusals).catch(() => response.destroy());
  });
  const address = await listen(server, port, host);
  return { ...address, close: () => closeServer(server) };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  files: ReadonlyMap<string, SiteFile>,
  refusals: Refusals,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const url = URL.parse(`http://test-site${request.url ?? '/'}`);
  if (!url) {
    response.writeHead(400).end();
    return;
  }
  const behaviour = siteBehaviours[url.pathname];
  if (behaviour && (await behave(behaviour, url.pathname, { request, response }, refusals))) return;
  const failed = behaviour?.kind === 'server-error';
  const found = failed ? files.get('/500') : files.get(url.pathname);
  const file = found ?? files.get('/404');
  if (!file) throw new Error('The test site has no page for status 404.');
  send(request, response, failed ? 500 : found ? 200 : 404, file, url);
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  file: SiteFile,
  url: URL,
): void {
  const content = echoVariables(file.content, echoedVariables(url, request.headers.host));
  const etag = entityTag(content);
  response.setHeader('content-type', file.contentType);
  response.setHeader('cache-control', file.cacheControl);
  response.setHeader('etag', etag);
  response.setHeader('x-content-type-options', 'nosniff');
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  response.writeHead(status, { 'content-length': content.length });
  response.end(request.method === 'HEAD' ? undefined : content);
}
