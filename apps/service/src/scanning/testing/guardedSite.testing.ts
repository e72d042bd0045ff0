import { createServer, type ServerResponse } from 'node:http';

export interface GuardedSite {
  readonly startUrl: string;
  close(): void;
}

const BANNER = `<div style="position: fixed; inset: 60% 0 0; background: #fff">
  <p>We use cookies on this website.</p><button>Accept all</button></div>`;

/** What stands in the way on each page but the first two, which have a banner. */
const GUARDED: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/members': (response) => response.writeHead(302, { location: '/login?next=/members' }).end(),
  '/staff': (response) => response.writeHead(401, { 'www-authenticate': 'Basic realm="x"' }).end('No.'),
  '/prices': (response) => response.writeHead(403, { 'cf-mitigated': 'challenge' }).end('Wait.'),
};

/** A website on 127.0.0.1 that keeps robots from most of its pages, each in its own way. */
export async function serveGuardedSite(): Promise<GuardedSite> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site.example').pathname;
    if (path === '/robots.txt') {
      return response.setHeader('content-type', 'text/plain').end('User-agent: *\nDisallow: /private');
    }
    response.setHeader('content-type', 'text/html');
    const guard = GUARDED[path];
    if (guard) return guard(response);
    const links = ['/about', ...Object.keys(GUARDED), '/private'].map(
      (href) => `<a href="${href}">${href}</a>`,
    );
    const banner = path === '/login' ? '' : BANNER;
    return response.end(`<!doctype html><html lang="en"><head><title>Page ${path}</title></head>
      <body><main><h1>${path}</h1>${links.join(' ')}</main>${banner}</body></html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    startUrl: `http://127.0.0.1:${port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
