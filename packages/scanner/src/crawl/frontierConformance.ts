import { afterEach, describe, expect, it } from 'vitest';
import { createCrawlScope } from './crawlScope.ts';
import type { Frontier, Lease } from './frontier.ts';
import type { CrawledPage } from './memoryFrontier.ts';
import { MOST_BLOCKED } from './selectNewPages.ts';
import {
  createRandom,
  ORIGIN,
  randomSite,
  redirected,
  type SiteGraph,
  scanned,
  siteOf,
} from './siteGraph.testing.ts';

/** A frontier and what a test must be able to see and do to it. */
export interface FrontierUnderTest {
  readonly frontier: Frontier;
  /** Every page in the crawl's order, with its result once it has ended; blocked ones too. */
  pages(): Promise<readonly Pick<CrawledPage, 'url' | 'ordinal' | 'result'>[]>;
  /** Makes every lease void, as when all workers are killed and their time runs out. */
  voidLeases(): Promise<void>;
  close?(): Promise<void>;
}

/** Opens an empty frontier for a site, with its start page admitted. */
export type OpenFrontier = (site: SiteGraph) => Promise<FrontierUnderTest>;

/** Registers the tests that every {@link Frontier} must pass. */
export function testFrontierConformance(name: string, open: OpenFrontier, { fuzzRuns = 40 } = {}): void {
  describe(`${name} keeps to the frontier's promises`, () => {
    const opened: FrontierUnderTest[] = [];
    const openFor = async (site: SiteGraph) => {
      const under = await open(site);
      opened.push(under);
      return under;
    };
    afterEach(async () => {
      for (const under of opened.splice(0)) await under.close?.();
    });
    testOrder(openFor);
    testLeases(openFor);
    testLimits(openFor);
    testDeterminism(openFor, fuzzRuns);
  });
}

function testOrder(open: OpenFrontier): void {
  it('begins with the start page and ends when every page has', async () => {
    const under = await open(siteOf({ '/': scanned() }));
    expect(await under.frontier.isExhausted()).toBe(false);
    const lease = await leased(under);
    expect(lease.page).toMatchObject({ ordinal: 0, url: `${ORIGIN}/` });
    expect(await under.frontier.lease()).toBeUndefined();
    expect(await under.frontier.isExhausted()).toBe(false);
    expect(await under.frontier.complete(lease, scanned())).toBe(true);
    expect(await under.frontier.isExhausted()).toBe(true);
  });

  it('admits links in breadth-first order, each page once, then what the sitemap lists', async () => {
    const site = siteOf(
      {
        '/': scanned(`${ORIGIN}/a`, `${ORIGIN}/b#x`, `${ORIGIN}/a`),
        '/a': scanned(`${ORIGIN}/c`, `${ORIGIN}/b`),
      },
      {},
      [`${ORIGIN}/listed`, `${ORIGIN}/a`],
    );
    expect(await pathsAfter(await open(site), site)).toEqual(['/', '/a', '/b', '/listed', '/c']);
  });

  it("lets a page's links wait until every page before it has ended", async () => {
    const under = await open(siteOf({}));
    await under.frontier.complete(await leased(under), scanned(`${ORIGIN}/a`, `${ORIGIN}/b`));
    const [a, b] = [await leased(under), await leased(under)];
    await under.frontier.complete(b, scanned(`${ORIGIN}/from-b`));
    expect(await under.frontier.lease()).toBeUndefined();
    await under.frontier.complete(a, scanned(`${ORIGIN}/from-a`));
    expect((await under.pages()).map(({ url }) => url.replace(ORIGIN, ''))).toEqual([
      '/',
      '/a',
      '/b',
      '/from-a',
      '/from-b',
    ]);
  });

  it('goes on where a redirect or a canonical address leads, within the site', async () => {
    const site = siteOf({
      '/': redirected(`${ORIGIN}/en/`),
      '/en/': scanned(`${ORIGIN}/x?sort=up`, `${ORIGIN}/away`),
      '/x?sort=up': { outcome: 'CANONICALISED', httpStatus: 200, leadsTo: `${ORIGIN}/x` },
      '/away': redirected('https://elsewhere.example.net/'),
      '/x': scanned(),
    });
    expect(await pathsAfter(await open(site), site)).toEqual(['/', '/en/', '/x?sort=up', '/away', '/x']);
  });
}

function testLeases(open: OpenFrontier): void {
  it('leases a page to one worker at a time, with a token that rises', async () => {
    const under = await open(siteOf({}));
    const first = await leased(under);
    expect(await under.frontier.lease()).toBeUndefined();
    await under.voidLeases();
    const second = await leased(under);
    expect(second.page).toEqual(first.page);
    expect(second.fencingToken).toBeGreaterThan(first.fencingToken);
  });

  it('keeps nothing of a void lease, before or after the valid one is completed', async () => {
    const under = await open(siteOf({}));
    const late = await leased(under);
    await under.voidLeases();
    const valid = await leased(under);
    expect(await under.frontier.complete(late, scanned(`${ORIGIN}/late`))).toBe(false);
    expect(await under.frontier.complete(valid, scanned(`${ORIGIN}/valid`))).toBe(true);
    expect(await under.frontier.complete(late, scanned(`${ORIGIN}/late`))).toBe(false);
    expect((await under.pages()).map(({ url }) => url)).toEqual([`${ORIGIN}/`, `${ORIGIN}/valid`]);
  });

  it('keeps the first of two completions, also when they come at once', async () => {
    const under = await open(siteOf({}));
    const lease = await leased(under);
    const kept = await Promise.all([
      under.frontier.complete(lease, scanned(`${ORIGIN}/a`)),
      under.frontier.complete(lease, scanned(`${ORIGIN}/b`)),
    ]);
    expect(kept.filter(Boolean)).toHaveLength(1);
    expect(await under.pages()).toHaveLength(2);
  });
}

function testLimits(open: OpenFrontier): void {
  const links = Array.from({ length: 30 }, (_, page) => `${ORIGIN}/p${page}`);

  it('visits maxPages pages, those that lead elsewhere not counted', async () => {
    const site = siteOf({ '/': scanned(...links), '/p0': redirected(`${ORIGIN}/new`) }, { maxPages: 5 });
    const under = await open(site);
    expect(await pathsAfter(under, site)).toEqual(['/', '/p0', '/p1', '/p2', '/p3', '/new']);
  });

  it('ends although every page leads to another', async () => {
    let next = 0;
    const site = { ...siteOf({}, { maxPages: 5 }), resultOf: () => redirected(`${ORIGIN}/r${++next}`) };
    expect((await pathsAfter(await open(site), site)).length).toBeLessThanOrEqual(20);
  });

  it('records what robots.txt forbids as ended, apart from maxPages and up to a bound', async () => {
    const forbidden = Array.from({ length: MOST_BLOCKED + 50 }, (_, page) => `${ORIGIN}/private/${page}`);
    const site = siteOf(
      { '/': scanned(...forbidden, `${ORIGIN}/open`) },
      {
        maxPages: 2,
        robots: [{ origin: ORIGIN, kind: 'RULES', text: 'User-agent: sitelens\nDisallow: /private' }],
      },
    );
    const under = await open(site);
    await pathsAfter(under, site);
    const pages = await under.pages();
    expect(pages.filter(({ result }) => result?.outcome === 'BLOCKED_BY_ROBOTS')).toHaveLength(MOST_BLOCKED);
    expect(
      pages.filter(({ result }) => result?.outcome !== 'BLOCKED_BY_ROBOTS').map(({ url }) => url),
    ).toEqual([`${ORIGIN}/`, `${ORIGIN}/open`]);
  });

  it('visits ten query variants of a page, counted over all pages that link to them', async () => {
    const variants = (from: number) =>
      Array.from({ length: 8 }, (_, at) => `${ORIGIN}/shop?page=${from + at}`);
    const site = siteOf({ '/': scanned(...variants(0), `${ORIGIN}/more`), '/more': scanned(...variants(8)) });
    const paths = await pathsAfter(await open(site), site);
    expect(paths.filter((path) => path.startsWith('/shop'))).toHaveLength(10);
  });
}

function testDeterminism(open: OpenFrontier, runs: number): void {
  it(`gives the same pages whatever the workers do, on ${runs} invented sites`, async () => {
    for (let seed = 1; seed <= runs; seed += 1) {
      const site = randomSite(seed);
      const undisturbed = await open(site);
      await pathsAfter(undisturbed, site);
      const disturbed = await open(site);
      await crawlBadly(disturbed, site, createRandom(seed * 7_919));
      expect(await outcomes(disturbed), `site ${seed}`).toEqual(await outcomes(undisturbed));
      await expectPromisesKept(disturbed, site);
    }
  });
}

/** Some workers, completing in any order, killed now and then, with late completions of the dead. */
async function crawlBadly(under: FrontierUnderTest, site: SiteGraph, random: () => number): Promise<void> {
  const workers = 1 + Math.floor(random() * 6);
  let held: Lease[] = [];
  const dead: Lease[] = [];
  const newest = new Map<string, number>();
  while (!(await under.frontier.isExhausted())) {
    const lease = held.length < workers ? await under.frontier.lease() : undefined;
    if (lease) {
      held.push(lease);
      newest.set(lease.page.id, lease.fencingToken);
    }
    if (held.length === 0) throw new Error('No page can be leased, though not all have ended.');
    if (random() < 0.08) {
      dead.push(...held);
      held = [];
      await under.voidLeases();
    } else if (dead.length > 0 && random() < 0.2) {
      const [late] = dead.splice(Math.floor(random() * dead.length), 1);
      if (late) await completeLate(under, site, late, newest);
    } else if (held.length > 0 && (!lease || random() < 0.6)) {
      const [done] = held.splice(Math.floor(random() * held.length), 1);
      if (done) expect(await under.frontier.complete(done, site.resultOf(done.page.url))).toBe(true);
    }
  }
}

/** A worker that was given up may still complete its page, unless another one was given the page since. */
async function completeLate(
  { frontier }: FrontierUnderTest,
  site: SiteGraph,
  late: Lease,
  newest: ReadonlyMap<string, number>,
): Promise<void> {
  const isVoid = newest.get(late.page.id) !== late.fencingToken;
  const result = isVoid ? scanned(`${ORIGIN}/from-the-dead`) : site.resultOf(late.page.url);
  const isKept = await frontier.complete(late, result);
  if (isVoid) expect(isKept).toBe(false);
}

async function expectPromisesKept(under: FrontierUnderTest, site: SiteGraph): Promise<void> {
  const pages = await under.pages();
  const { classify } = createCrawlScope(site.options);
  const keys = pages
    .map(({ url }) => classify(url))
    .map((page) => (page.kind === 'page' ? page.key : page.reason));
  expect(new Set(keys).size).toBe(pages.length);
  expect(pages.map(({ ordinal }) => ordinal)).toEqual(pages.map((_, at) => at));
  const visited = pages.filter(
    ({ result }) => !/BLOCKED|REDIRECTED|CANONICALISED/.test(result?.outcome ?? ''),
  );
  expect(visited.length).toBeLessThanOrEqual(site.options.maxPages);
}

async function outcomes(under: FrontierUnderTest): Promise<readonly string[]> {
  return (await under.pages()).map(({ ordinal, url, result }) => `${ordinal} ${url} ${result?.outcome}`);
}

async function leased({ frontier }: FrontierUnderTest): Promise<Lease> {
  const lease = await frontier.lease();
  if (!lease) throw new Error('No page can be leased.');
  return lease;
}

/** Crawls to the end, one page after the other; the paths that were visited, in order. */
async function pathsAfter({ frontier }: FrontierUnderTest, site: SiteGraph): Promise<readonly string[]> {
  const paths: string[] = [];
  for (let lease = await frontier.lease(); lease; lease = await frontier.lease()) {
    paths.push(lease.page.url.replace(ORIGIN, ''));
    await frontier.complete(lease, site.resultOf(lease.page.url));
  }
  expect(await frontier.isExhausted()).toBe(true);
  return paths;
}
