import { createServer } from 'node:http';

export interface HeldPageSite {
  readonly startUrl: string;
  /** Every request that is not a browser's, but for robots.txt and sitemaps: method and path. */
  readonly linkRequests: readonly string[];
  /** Lets the second page be had. */
  release(): void;
  close(): void;
}

/**
 * A website of two pages on 127.0.0.1, which link to these paths; browsers wait for the second page until it is
 * released. `/moved…` leads to `/target.pdf`, and `/limited…` asks to be left alone for an hour.
 */
export async function serveHeldPageSite(
  first: readonly string[],
  second: readonly string[],
): Promise<HeldPageSite> {
  const linkRequests: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const isOfBrowser = request.headers['sec-fetch-dest'] !== undefined;
    if (!isOfBrowser && !/robots|sitemap/.test(path)) linkRequests.push(`${request.method} ${path}`);
    if (path.startsWith('/moved')) return response.writeHead(301, { location: '/target.pdf' }).end();
    if (path.startsWith('/limited')) return response.writeHead(429, { 'retry-after': '3600' }).end();
    if (path === '/held' && isOfBrowser) await released;
    const links = path === '/' ? [...first, '/held'] : second;
    const type = path.endsWith('.pdf') ? 'application/pdf' : 'text/html';
    return response.setHeader('content-type', type).end(pageHtml(path, links));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    startUrl: `http://127.0.0.1:${port}/`,
    linkRequests,
    release,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function pageHtml(path: string, links: readonly string[]): string {
  const anchors = links.map((href) => `<a href="${href}">${href}</a>`).join(' ');
  return `<!doctype html><html lang="en"><head><title>Page ${path}</title></head><body>${anchors}</body></html>`;
}
