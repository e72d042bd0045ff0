import { describe, expect, it } from 'vitest';
import { crawlDelayMs, forbiddingLine, type OriginRobots, readRobots, sitemapsOf } from './robots.ts';
import { readRobotsText } from './robotsText.ts';

const ORIGIN = 'https://example.com';
const START = '//example.com/';
const rules = (text: string): OriginRobots => ({
  origin: ORIGIN,
  kind: 'RULES',
  text: readRobotsText(Buffer.from(text)),
});
const isAllowed = (text: string, path: string) =>
  readRobots([rules(text)], START).isAllowed(`${ORIGIN}${path}`);

describe('a robots.txt (RFC 9309)', () => {
  it.each([
    ['User-agent: *\nDisallow: /', '/a', false],
    ['User-agent: *\nDisallow:', '/a', true],
    ['', '/a', true],
    ['User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/b/c', true],
    ['User-agent: *\nDisallow: /a\nAllow: /a', '/a', true],
    ['User-agent: *\nDisallow: /*.php$', '/x.php', false],
    ['User-agent: *\nDisallow: /*.php$', '/x.php5', true],
    ['User-agent: *\nDisallow: /\n\nUser-agent: SITELENS\nDisallow: /only', '/a', true],
    ['User-agent: *\nDisallow: /\n\nUser-agent: Sitelens/1.0\nDisallow: /only', '/only', false],
    ['User-agent: sitelens\nUser-agent: other\nDisallow: /both', '/both', false],
    [
      'User-agent: sitelens\nDisallow: /1\nUser-agent: x\nDisallow: /\nUser-agent: sitelens\nDisallow: /2',
      '/2',
      false,
    ],
    ['User-agent: other\nDisallow: /', '/a', true],
    ['\uFEFFUser-agent: *\r\nDisallow: /a # why\r\n', '/a', false],
    ['<html><body>Not found', '/a', true],
    ['Disallow: /a', '/a', true],
    ['User-agent: *\nDisallow: /%c3%a9', '/é', false],
    ['User-agent: *\nDisallow: /private', '/%70rivate', false],
    ['User-agent: *\nDisallow: /%70rivate', '/private', false],
    ['User-agent: *\nDisallow: /a%2Fb', '/a/b', true],
    ['User-agent: *\nDisallow: /s?q=', '/s?q=1', false],
  ])('%j and %s: %s', (text, path, expected) => expect(isAllowed(text, path)).toBe(expected));

  it('says nothing of another origin', () => {
    expect(
      readRobots([rules('User-agent: *\nDisallow: /')], START).isAllowed('https://shop.example.com/'),
    ).toBe(true);
  });

  it('that can not be reached forbids all but the start page', () => {
    const robots = readRobots([{ origin: ORIGIN, kind: 'UNREACHABLE', reason: 'HTTP_ERROR' }], START);
    expect(robots.isAllowed(`${ORIGIN}/`)).toBe(true);
    expect(robots.isAllowed(`${ORIGIN}/a`)).toBe(false);
  });

  it('that does not exist allows all', () => {
    expect(readRobots([{ origin: ORIGIN, kind: 'ALLOW_ALL' }], START).isAllowed(`${ORIGIN}/a`)).toBe(true);
  });

  it.each([
    ['Crawl-delay: 2', 2_000],
    ['Crawl-delay: 0.5', 500],
    ['Crawl-delay: 86400', 10_000],
    ['Crawl-delay: -3', 0],
    ['Crawl-delay: soon', 0],
    ['Crawl-delay: Infinity', 0],
    ['', 0],
  ])('with %j asks for a delay of %d ms', (line, expected) => {
    expect(crawlDelayMs(rules(`User-agent: *\n${line}\nDisallow: /x`))).toBe(expected);
  });

  it('names its sitemaps, absolute or not', () => {
    expect(
      sitemapsOf(
        rules(
          'Sitemap: https://cdn.example.net/s.xml\nsitemap: /b.xml\nSitemap: /b.xml\nSitemap: file:///etc/passwd',
        ),
      ),
    ).toEqual(['https://cdn.example.net/s.xml', 'https://example.com/b.xml']);
  });
});

describe('a hostile robots.txt', () => {
  it('does not stall the scanner', () => {
    const text = `User-agent: *\n${`Disallow: /${'*a'.repeat(1_000)}b\n`.repeat(250)}`;
    const { isAllowed: ask } = readRobots([rules(text)], START);
    const begin = performance.now();
    for (let run = 0; run < 10; run += 1) ask(`${ORIGIN}/${'a'.repeat(2_000)}`);
    // Without the bound on wildcards this takes 20 s.
    expect(performance.now() - begin).toBeLessThan(5_000);
  });

  it('that goes on beyond the limit loses the rule in which it was cut', () => {
    const text = readRobotsText(Buffer.from('User-agent: *\nDisallow: /private\nDisallow: /p'), true);
    expect(text).toBe('User-agent: *\nDisallow: /private');
  });
});

describe('the line that forbids an address', () => {
  const text = 'User-agent: *\nAllow: /a/b\n# here\nDisallow: /a\n\nDisallow: /%63';
  it.each([
    ['/a/c', 'Disallow: /a'],
    ['/c', 'Disallow: /%63'],
    ['/a/b/c', undefined],
    ['/elsewhere', undefined],
  ])('%s: %s', (path, line) => {
    expect(forbiddingLine([rules(text)], `${ORIGIN}${path}`)).toBe(line);
  });

  it('is unknown where the rules of the origin are not there', () => {
    expect(forbiddingLine([rules(text)], 'https://other.example/a')).toBeUndefined();
    expect(forbiddingLine([{ origin: ORIGIN, kind: 'ALLOW_ALL' }], `${ORIGIN}/a`)).toBeUndefined();
    expect(forbiddingLine([rules(text)], 'no address')).toBeUndefined();
  });
});
