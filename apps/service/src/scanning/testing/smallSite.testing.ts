import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface SmallSite {
  readonly startUrl: string;
  /** Every request of a browser for a page, missing ones too; `at` in milliseconds. */
  readonly pageVisits: readonly { readonly path: string; readonly at: number }[];
  /** Every request that is not a browser's, but for robots.txt and sitemaps: method and path. */
  readonly linkRequests: readonly string[];
  close(): void;
}

/** A website of linked pages with known defects on 127.0.0.1. `robots` is its robots.txt. */
export async function serveSmallSite({ pages = 9, robots = '' } = {}): Promise<SmallSite> {
  const pageVisits: { path: string; at: number }[] = [];
  const linkRequests: string[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    // Others than browsers don't say what they ask for it as.
    const isOfBrowser = request.headers['sec-fetch-dest'] !== undefined;
    if (isOfBrowser && /^\/(page-\d+|missing-\d+)?$/.test(path))
      pageVisits.push({ path, at: performance.now() });
    if (!isOfBrowser && !/robots|sitemap/.test(path)) linkRequests.push(`${request.method} ${path}`);
    if (path === '/robots.txt') return response.setHeader('content-type', 'text/plain').end(robots);
    if (path === '/old.pdf') return response.writeHead(301, { location: '/new.pdf' }).end();
    if (path === '/new.pdf') return response.setHeader('content-type', 'application/pdf').end();
    const number = path === '/' ? 0 : Number(/^\/page-(\d+)$/.exec(path)?.[1] ?? Number.NaN);
    if (!(number >= 0 && number < pages)) return response.writeHead(404).end('Not found');
    if (number % 4 === 3) await sleep(150);
    return response.setHeader('content-type', 'text/html').end(pageHtml(number, pages));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    startUrl: `http://127.0.0.1:${port}/`,
    pageVisits,
    linkRequests,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * Each page links to its two children in a binary tree, to the start, to a page that is missing, and to a file
 * that has moved; each has pictures that are missing, and the description of every third page.
 */
function pageHtml(number: number, pages: number): string {
  const children = [2 * number + 1, 2 * number + 2].filter((child) => child < pages);
  const links = children.map((child) => `<a href="/page-${child}">Page ${child}</a>`).join(' ');
  const images = '<img src="missing.png" width="40" height="40">'.repeat(1 + (number % 3));
  return `<!doctype html><html${number % 2 ? '' : ' lang="en"'}><head><title>Page ${number}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="A page like every third one, number ${number % 3}"></head>
<body><main><h1>Page ${number}</h1><p style="color:#bbb">Pale words of page ${number}</p>
${images} ${links} <a href="/">Start</a> <a href="/missing-${number % 2}">Gone</a>
<a href="/old.pdf">Moved</a></main></body></html>`;
}
