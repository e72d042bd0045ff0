import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { PageResult } from '../pageResult.ts';
import { type CrawlEvent, crawl } from './crawl.ts';
import { createCrawlScope } from './crawlScope.ts';
import { createMemoryFrontier } from './memoryFrontier.ts';
import { createRandom, ORIGIN, randomSite, type SiteGraph, scanned, siteOf } from './siteGraph.testing.ts';

const frontierOf = (site: SiteGraph) => createMemoryFrontier(createCrawlScope(site.options), site.seeds);
const crashed: PageResult = { outcome: 'FAILED', reason: 'CRASHED', detail: 'The renderer crashed.' };

describe('a crawl', () => {
  it('gives the same pages with one worker and with many', async () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      const site = randomSite(seed);
      const random = createRandom(seed);
      const alone = await frontierOf(site);
      await crawl({ frontier: alone, concurrency: 1, scanPage: async ({ url }) => site.resultOf(url) });
      const shared = await frontierOf(site);
      const scanPage = async ({ url }: { url: string }) => {
        if (random() < 0.3) await sleep(random() * 3);
        return site.resultOf(url);
      };
      await crawl({ frontier: shared, concurrency: 8, scanPage });
      expect(shared.pages()).toEqual(alone.pages());
    }
  });

  it('scans as many pages at a time as it may', async () => {
    const links = Array.from({ length: 20 }, (_, at) => `${ORIGIN}/${at}`);
    const site = siteOf({ '/': scanned(...links) });
    let [active, most] = [0, 0];
    const scanPage = async ({ url }: { url: string }) => {
      active += 1;
      most = Math.max(most, active);
      await sleep(2);
      active -= 1;
      return site.resultOf(url);
    };
    await crawl({ frontier: await frontierOf(site), concurrency: 3, scanPage });
    expect(most).toBe(3);
  });

  it('keeps a crash as it is told: trying again is for who drives the browser', async () => {
    const attempts: string[] = [];
    const frontier = await frontierOf(siteOf({}));
    const scanPage = async ({ url }: { url: string }) => {
      attempts.push(url);
      return url === `${ORIGIN}/` ? scanned(`${ORIGIN}/crashes`) : crashed;
    };
    await crawl({ frontier, concurrency: 2, scanPage });
    expect(frontier.pages().map(({ result }) => result?.outcome)).toEqual(['SCANNED', 'FAILED']);
    expect(attempts).toEqual([`${ORIGIN}/`, `${ORIGIN}/crashes`]);
  });

  it('tells what begins and what ends', async () => {
    const events: CrawlEvent[] = [];
    const frontier = await frontierOf(siteOf({ '/': scanned() }));
    await crawl({
      frontier,
      concurrency: 2,
      scanPage: async () => scanned(),
      onProgress: (event) => events.push(event),
    });
    expect(events.map(({ kind, page }) => `${kind} ${page.ordinal}`)).toEqual(['STARTED 0', 'ENDED 0']);
  });

  it('keeps the delay between the starts of two pages', async () => {
    const starts: number[] = [];
    const site = siteOf({ '/': scanned(`${ORIGIN}/a`, `${ORIGIN}/b`), '/a': scanned(), '/b': scanned() });
    const scanPage = async ({ url }: { url: string }) => {
      starts.push(performance.now());
      return site.resultOf(url);
    };
    await crawl({ frontier: await frontierOf(site), concurrency: 3, crawlDelayMs: 200, scanPage });
    const gaps = starts.slice(1).map((start, at) => start - (starts[at] ?? 0));
    expect(gaps).toHaveLength(2);
    // Without the delay there are none; on a busy machine a start is noted later than it was.
    for (const gap of gaps) expect(gap).toBeGreaterThan(100);
  });
});

describe('a crawl that is stopped', () => {
  it('ends with the reason, and keeps nothing of the page that it was at', async () => {
    const controller = new AbortController();
    const frontier = await frontierOf(siteOf({}));
    const crawling = crawl({
      frontier,
      concurrency: 2,
      signal: controller.signal,
      scanPage: async (_, signal) => {
        controller.abort(new Error('stopped'));
        return signal.aborted ? { outcome: 'FAILED', reason: 'SCAN_ERROR', detail: 'aborted' } : scanned();
      },
    });
    await expect(crawling).rejects.toThrow('stopped');
    expect(frontier.pages()[0]).not.toHaveProperty('result');
  });

  it('because this machine fails ends with that error, in all workers', async () => {
    const frontier = await frontierOf(siteOf({ '/': scanned(`${ORIGIN}/a`, `${ORIGIN}/b`) }));
    let sawAbort = false;
    let begin = () => {};
    const hasBegun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const crawling = crawl({
      frontier,
      concurrency: 2,
      scanPage: async ({ url }, signal) => {
        if (url === `${ORIGIN}/`) return scanned(`${ORIGIN}/a`, `${ORIGIN}/b`);
        if (url === `${ORIGIN}/a`) {
          await hasBegun;
          throw new Error('No room for tiles.');
        }
        begin();
        await sleep(60_000, undefined, { signal }).catch(() => {
          sawAbort = true;
        });
        return scanned();
      },
    });
    await expect(crawling).rejects.toThrow('No room for tiles.');
    expect(sawAbort).toBe(true);
  });
});
