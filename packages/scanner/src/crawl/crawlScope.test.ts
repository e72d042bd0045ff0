import { describe, expect, it } from 'vitest';
import { createCrawlScope } from './crawlScope.ts';

const scope = createCrawlScope({
  startUrl: 'https://www.example.com/',
  allowedDomains: ['*.example.com'],
  maxPages: 100,
});
const reasonFor = (url: string) => {
  const answer = scope.classify(url);
  return answer.kind === 'rejected' ? answer.reason : 'page';
};

describe('a link', () => {
  it.each([
    ['https://www.example.com/about', 'page'],
    ['https://example.com/', 'page'],
    ['https://shop.example.com/index.php', 'page'],
    ['https://www.example.com/release-1.2', 'page'],
    ['https://www.example.com/.well-known', 'page'],
    ['https://example.net/', 'out-of-scope'],
    ['mailto:info@example.com', 'not-http'],
    ['javascript:void(0)', 'not-http'],
    ['https://www.example.com/prices.PDF', 'file'],
    ['https://www.example.com/logo.svg?v=3', 'file'],
    [`https://www.example.com/${'a'.repeat(2_048)}`, 'too-long'],
    [`https://www.example.com/${'é'.repeat(400)}`, 'too-long'],
    [`https://www.example.com/${'a/b/c/d/e/f/g/h/'.repeat(3)}`, 'trap'],
    ['https://www.example.com/en/news/en/news/en/news', 'trap'],
    ['https://www.example.com/en/news/en/news', 'page'],
  ])('to %s is judged: %s', (url, expected) => expect(reasonFor(url)).toBe(expected));

  it('by http within a site of https is led there at once', () => {
    expect(scope.classify('http://www.example.com/a')).toMatchObject({ url: 'https://www.example.com/a' });
    expect(scope.classify('http://www.example.com:8080/a')).toMatchObject({
      url: 'http://www.example.com:8080/a',
    });
  });

  it.each(['/calendar/2026-11', '/calendar/2031/02', '/calendar/2026-11-20/'])(
    'to %s is one of a calendar',
    (path) =>
      expect(scope.classify(`https://www.example.com${path}`)).toMatchObject({
        isDated: true,
        pathKey: '//www.example.com/calendar/{date}',
      }),
  );

  it.each(['/news/2026/11/a-title', '/room/2501', '/year/1999', '/archive/20261120'])(
    'to %s is none',
    (path) => expect(scope.classify(`https://www.example.com${path}`)).toMatchObject({ isDated: false }),
  );
});

describe('the start page', () => {
  it.each(['https://other.example/report.pdf', 'https://other.example/a/a/a/a'])(
    'is part of the site whatever it looks like: %s',
    (startUrl) => {
      const { classify } = createCrawlScope({ startUrl, allowedDomains: [], maxPages: 1 });
      expect(classify(startUrl).kind).toBe('page');
    },
  );

  it('must be http(s)', () => {
    expect(() =>
      createCrawlScope({ startUrl: 'ftp://example.com', allowedDomains: [], maxPages: 1 }),
    ).toThrow(TypeError);
  });
});
