import type { FastifyInstance } from 'fastify';

export interface PublicFilesOptions {
  /** Where browsers find the service. */
  readonly publicOrigin: string;
}

/** The screens that are for everybody, and the same for everybody. */
export const PUBLIC_SCREENS = ['/', '/pricing', '/color-contrast', '/terms', '/privacy'] as const;

/**
 * What a search engine has nothing to look for in: screens that need a session, results, which belong to who was
 * given the link, and what is no page.
 */
const DISALLOWED = [
  '/api/',
  '/dashboard',
  '/export/',
  '/files/',
  '/login',
  '/newsletter/',
  '/oauth2/',
  '/oidc/',
  '/outbox',
  '/projects',
  '/signout',
  '/unsubscribe',
  '/verify-email',
] as const;

const AN_HOUR = 'public, max-age=3600';

/** robots.txt (RFC 9309) and the sitemap (sitemaps.org) of the service's own public site. */
export function registerPublicFiles(server: FastifyInstance, { publicOrigin }: PublicFilesOptions): void {
  server.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', AN_HOUR).type('text/plain; charset=utf-8').send(robotsOf(publicOrigin)),
  );
  server.get('/sitemap.xml', (_request, reply) =>
    reply
      .header('cache-control', AN_HOUR)
      .type('application/xml; charset=utf-8')
      .send(sitemapOf(publicOrigin)),
  );
}

function robotsOf(publicOrigin: string): string {
  const rules = DISALLOWED.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${publicOrigin}/sitemap.xml`, ''].join('\n');
}

function sitemapOf(publicOrigin: string): string {
  const urls = PUBLIC_SCREENS.map((path) => `  <url><loc>${escaped(`${publicOrigin}${path}`)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
