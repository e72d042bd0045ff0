import { describe, expect, it } from 'vitest';
import { pageKey, readPageUrl } from './pageUrl.ts';
import { createRandom } from './siteGraph.testing.ts';

const SAME: readonly [string, string][] = [
  ['https://example.com', 'https://example.com/'],
  ['https://example.com/a#part', 'https://example.com/a'],
  ['https://EXAMPLE.com:443/a', 'https://example.com/a'],
  ['http://example.com:80/a', 'https://example.com/a'],
  ['https://example.com./a', 'https://example.com/a'],
  ['https://münchen.example/', 'https://xn--mnchen-3ya.example/'],
  ['https://user:secret@example.com/a', 'https://example.com/a'],
  ['https://example.com/%7euser/%c3%a9', 'https://example.com/~user/%C3%A9'],
  ['https://example.com/é', 'https://example.com/%C3%A9'],
  ['https://example.com/a/../b/./c', 'https://example.com/b/c'],
  ['https://example.com/a?', 'https://example.com/a'],
  ['https://example.com/a?b=1&a=2', 'https://example.com/a?a=2&b=1'],
  ['https://example.com/a?&&x=1&', 'https://example.com/a?x=1'],
  ['https://example.com/a?utm_source=x&UTM_Medium=y&gclid=1&fbclid=2', 'https://example.com/a'],
  ['https://example.com/a?PHPSESSID=1&id=2', 'https://example.com/a?id=2'],
  ['https://example.com/a;jsessionid=0123ABC?x=1', 'https://example.com/a?x=1'],
];

const DIFFERENT: readonly [string, string][] = [
  ['https://example.com/a', 'https://example.com/a/'],
  ['https://example.com/a', 'https://example.com/A'],
  ['https://example.com/', 'https://www.example.com/'],
  ['https://example.com/', 'https://example.com:8443/'],
  ['http://example.com:8080/', 'https://example.com:8080/'],
  ['https://example.com/a?x=1&x=2', 'https://example.com/a?x=2&x=1'],
  ['https://example.com/a%2Fb', 'https://example.com/a/b'],
  ['https://example.com/a?x=a%26b', 'https://example.com/a?x=a&b'],
  ['https://example.com/a?x', 'https://example.com/a?x=1'],
  ['https://example.com//a', 'https://example.com/a'],
  ['https://example.com/%', 'https://example.com/%25'],
];

describe("a page's key", () => {
  it.each(SAME)('is the same for %s and %s', (a, b) => expect(pageKey(a)).toBe(pageKey(b)));
  it.each(DIFFERENT)('is not the same for %s and %s', (a, b) => expect(pageKey(a)).not.toBe(pageKey(b)));

  it('does not change when the address that is to be visited is read again', () => {
    const random = createRandom(5);
    const pieces = [
      '/',
      'a',
      '%7e',
      '%2f',
      '?',
      '&',
      '=',
      '#',
      '%',
      'é',
      ';jsessionid=1',
      'utm_x=1',
      '..',
      '+',
      ' ',
    ];
    for (let run = 0; run < 5_000; run += 1) {
      const length = Math.floor(random() * 12);
      const rest = Array.from({ length }, () => pieces[Math.floor(random() * pieces.length)]).join('');
      const page = readPageUrl(`https://example.com/${rest}`);
      expect(readPageUrl(page?.url ?? '')).toEqual(page);
    }
  });
});

describe('the address to visit', () => {
  it('keeps the order of parameters and loses what is not part of the page', () => {
    expect(readPageUrl('https://me:pw@example.com/s?b=2&utm_id=1&a=1#x')?.url).toBe(
      'https://example.com/s?b=2&a=1',
    );
  });

  it.each([
    'mailto:a@example.com',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.com/',
    'http://../',
    'http://example.com../',
    '/a',
    '',
    'http://',
  ])('is none for %s', (address) => expect(readPageUrl(address)).toBeUndefined());
});
