import type { RequestListener, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Egress, openEgress } from '../egress/egress.ts';
import { type CountingServer, startCountingServer } from '../egress/listener.testing.ts';
import { createCrawlScope } from './crawlScope.ts';
import { readSite, type SiteRequest } from './readSite.ts';

type Answers = Record<string, string | ((response: ServerResponse) => void)>;

let answers: Answers;
let server: CountingServer;
let egress: Egress;
beforeEach(async () => {
  answers = {};
  const answer: RequestListener = (request, response) => {
    const known = answers[request.url ?? ''];
    if (typeof known === 'function') known(response);
    else response.writeHead(known === undefined ? 404 : 200).end(known?.replaceAll('ORIGIN', origin()));
  };
  server = await startCountingServer('127.0.0.1', answer);
  egress = await openEgress({
    // Two names of one site, as the web would give them.
    resolve: async () => ['127.0.0.1'],
    allowedTargets: ['site.example', 'www.site.example', 'other.example'],
  });
});
afterEach(async () => {
  await egress.close();
  await server.close();
});

const origin = (host = 'site.example') => `http://${host}:${server.port}`;
const never = new AbortController().signal;
const read = (request: Partial<SiteRequest> = {}, signal = never) =>
  readSite(
    { startUrl: `${origin()}/`, allowedDomains: ['site.example'], maxPages: 100, ...request },
    egress,
    signal,
  );
const urlset = (...paths: string[]) =>
  `<urlset>${paths.map((path) => `<url><loc>${path.startsWith('/') ? `ORIGIN${path}` : path}</loc></url>`).join('')}</urlset>`;
const paths = (urls: readonly string[]) => urls.map((url) => url.replace(origin(), ''));

describe('what is read of a site', () => {
  it('is no sitemap where one page is wanted: there is nothing to find', async () => {
    answers['/'] = 'home';
    answers['/robots.txt'] = 'User-agent: *\nDisallow: /private\nSitemap: ORIGIN/map.xml';
    answers['/map.xml'] = urlset('/a');
    const reading = await read({ maxPages: 1 });
    expect(reading.seeds).toEqual([]);
    expect(reading.robots).toMatchObject([{ kind: 'RULES' }]);
    expect(server.requests.map(({ url }) => url)).not.toContain('/map.xml');
  });

  it('is its robots.txt, its delay and the pages of the sitemap that it names, and can be stored', async () => {
    answers['/'] = 'home';
    answers['/robots.txt'] = 'User-agent: *\nCrawl-delay: 1\nDisallow: /private\nSitemap: ORIGIN/map.xml';
    answers['/map.xml'] = urlset('/a', '/private/b', 'https://elsewhere.example/', '/a#again', '/c.pdf');
    const reading = await read();

    expect(paths(reading.seeds)).toEqual(['/a', '/private/b']);
    expect(reading).toMatchObject({ startUrl: `${origin()}/`, crawlDelayMs: 1_000 });
    const stored: typeof reading = JSON.parse(JSON.stringify(reading));
    expect(stored).toEqual(reading);
    const scope = createCrawlScope({ ...stored, maxPages: 100 });
    expect(scope.isAllowedByRobots(`${origin()}/private/b`)).toBe(false);
    expect(scope.isAllowedByRobots(`${origin()}/a`)).toBe(true);
  });

  it('comes with its phases, in order', async () => {
    const phases: string[] = [];
    await readSite({ startUrl: `${origin()}/`, allowedDomains: [], maxPages: 2 }, egress, never, (phase) =>
      phases.push(phase),
    );
    expect(phases).toEqual(['CHECKING_ROBOTS', 'SEARCHING_SITEMAP']);
  });

  it('takes /sitemap.xml where robots.txt names none, through indexes and gzip', async () => {
    answers['/sitemap.xml'] =
      '<sitemapindex><sitemap><loc>ORIGIN/deep.xml</loc></sitemap><sitemap><loc>ORIGIN/zipped.xml.gz</loc></sitemap><sitemap><loc>ORIGIN/sitemap.xml</loc></sitemap></sitemapindex>';
    answers['/deep.xml'] = '<sitemapindex><sitemap><loc>ORIGIN/list.txt</loc></sitemap></sitemapindex>';
    answers['/zipped.xml.gz'] = (response) =>
      response.end(gzipSync(urlset('/zipped').replaceAll('ORIGIN', origin())));
    answers['/list.txt'] = 'ORIGIN/from-text\n';
    expect(paths((await read()).seeds)).toEqual(['/zipped', '/from-text']);
    expect(server.requests.filter(({ url }) => url === '/sitemap.xml')).toHaveLength(1);
  });

  it('is bounded where sitemaps name sitemaps without an end', async () => {
    let next = 0;
    answers['/sitemap.xml'] = (response) => response.end(index());
    const index = () =>
      `<sitemapindex>${Array.from({ length: 30 }, () => `<sitemap><loc>${origin()}/s${++next}</loc></sitemap>`).join('')}</sitemapindex>`;
    answers = new Proxy(answers, {
      get: (known, path: string) =>
        /^\/s\d+$/.test(path) ? (response: ServerResponse) => response.end(index()) : known[path],
    });
    expect((await read()).seeds).toEqual([]);
    expect(server.requests.length).toBeLessThanOrEqual(52);
  });

  it('holds no more pages than a scan has use for', async () => {
    answers['/sitemap.xml'] = urlset(...Array.from({ length: 500 }, (_, at) => `/p${at}`));
    expect((await read({ maxPages: 10 })).seeds).toHaveLength(120);
  });
});

describe('a sitemap beyond the limit of bytes', () => {
  it('gives the pages that come before it', async () => {
    const entry = (at: number) => `<url><loc>ORIGIN/p${at}</loc><!-- ${'x'.repeat(400)} --></url>`;
    answers['/sitemap.xml'] =
      `<urlset>${Array.from({ length: 20_000 }, (_, at) => entry(at)).join('')}</urlset>`;
    const { seeds } = await read({ maxPages: 30_000 });
    expect(seeds.length).toBeGreaterThan(8_000);
    expect(seeds.length).toBeLessThan(20_000);
    expect(paths(seeds).at(-1)).toBe(`/p${seeds.length - 1}`);
  });
});

describe('the start URL', () => {
  it('is where it leads, when that is the same site', async () => {
    answers['/'] = (response) =>
      response.writeHead(301, { location: `${origin('www.site.example')}/en/` }).end();
    answers['/en/'] = 'home';
    const reading = await read();
    expect(reading.startUrl).toBe(`${origin('www.site.example')}/en/`);
    expect(reading.allowedDomains).toEqual(['site.example', 'www.site.example']);
    expect(reading.robots).toMatchObject([{ origin: origin('www.site.example'), kind: 'ALLOW_ALL' }]);
  });

  it.each(['http://other.example/', 'http://10.0.0.1/'])(
    'stays what it is when it leads to %s',
    async (location) => {
      answers['/'] = (response) => response.writeHead(302, { location }).end();
      const reading = await read();
      expect(reading.startUrl).toBe(`${origin()}/`);
      expect(reading.allowedDomains).toEqual(['site.example']);
    },
  );
});

describe('a site in trouble', () => {
  it.each([
    ['answers 500', (response: ServerResponse) => void response.writeHead(500).end()],
    ['cuts off', (response: ServerResponse) => void response.destroy()],
  ])('that %s is read as one of which only the start page may be visited', async (_, answer) => {
    answers['/'] = answer;
    answers['/robots.txt'] = answer;
    const reading = await read();
    expect(reading).toMatchObject({ startUrl: `${origin()}/`, seeds: [], crawlDelayMs: 0 });
    const scope = createCrawlScope({ ...reading, maxPages: 10 });
    expect(scope.isAllowedByRobots(`${origin()}/`)).toBe(true);
    expect(scope.isAllowedByRobots(`${origin()}/a`)).toBe(false);
  });

  it('that is down is read without an error', async () => {
    await server.close();
    expect(await read()).toMatchObject({
      robots: [{ kind: 'UNREACHABLE', reason: 'CONNECTION_FAILED' }],
      seeds: [],
    });
  });

  it('that is private is read without a connection', async () => {
    const connections = server.connections();
    const reading = await read({ startUrl: `http://127.0.0.1:${server.port}/` });
    expect(reading).toMatchObject({
      robots: [{ kind: 'UNREACHABLE', reason: 'ADDRESS_REFUSED' }],
      seeds: [],
    });
    expect(server.connections()).toBe(connections);
  });

  it('that answers robots.txt with its home page has none', async () => {
    answers['/robots.txt'] = (response) =>
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end('<p>User-agent: *\nDisallow: /');
    expect(await read()).toMatchObject({ robots: [{ kind: 'ALLOW_ALL' }] });
  });

  it('is left at once when the caller aborts', async () => {
    answers['/'] = () => {};
    const controller = new AbortController();
    const reading = read({}, controller.signal);
    await expect.poll(() => server.requests.length).toBe(1);
    controller.abort(new Error('stopped'));
    await expect(reading).rejects.toThrow('stopped');
  });
});
