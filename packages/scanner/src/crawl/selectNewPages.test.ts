import { describe, expect, it } from 'vitest';
import { createCrawlScope, type PageCandidate } from './crawlScope.ts';
import { type SelectionInput, selectNewPages } from './selectNewPages.ts';

const { classify } = createCrawlScope({
  startUrl: 'https://example.com/',
  allowedDomains: ['example.com'],
  maxPages: 1,
});

function select(paths: readonly string[], input: Partial<SelectionInput> = {}): readonly string[] {
  const candidates = paths
    .map((path) => classify(`https://example.com${path}`))
    .filter((page): page is PageCandidate => page.kind === 'page');
  return selectNewPages({
    candidates,
    knownKeys: new Set(),
    variantsByPath: new Map(),
    remaining: 100,
    ...input,
  }).map(({ url, isBlocked }) => url.replace('https://example.com', isBlocked ? '!' : ''));
}

const numbered = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${prefix}${at}`);

describe('the pages that are admitted', () => {
  it('are the first ones not known, in order, each once', () => {
    expect(select(['/a', '/b', '/a#x', '/c'], { knownKeys: new Set(['//example.com/b']) })).toEqual([
      '/a',
      '/c',
    ]);
  });

  it('are as many as remain', () => {
    expect(select(numbered('/', 9), { remaining: 2 })).toEqual(['/0', '/1']);
    expect(select(['/a'], { remaining: -3 })).toEqual([]);
  });

  it('are ten query variants of a path at most, those known counted, and the page without a query beside them', () => {
    expect(select([...numbered('/shop?page=', 20), '/shop'])).toHaveLength(11);
    expect(
      select([...numbered('/shop?page=', 20), '/else?x=1'], {
        variantsByPath: new Map([['//example.com/shop', 9]]),
      }),
    ).toEqual(['/shop?page=0', '/else?x=1']);
  });

  it('are sixty pages of a calendar at most', () => {
    const months = numbered('/calendar/20', 90)
      .filter((path) => path.length === 14)
      .map((path) => `${path}-07`);
    expect(months.length).toBeGreaterThan(60);
    expect(select(months)).toHaveLength(60);
  });

  it('count what robots.txt forbids apart', () => {
    const isAllowedByRobots = (url: string) => !url.includes('/private');
    expect(
      select(['/private/1', '/a', '/private/2', '/private/3', '/b'], {
        remaining: 2,
        remainingBlocked: 2,
        isAllowedByRobots,
      }),
    ).toEqual(['!/private/1', '/a', '!/private/2', '/b']);
  });
});
