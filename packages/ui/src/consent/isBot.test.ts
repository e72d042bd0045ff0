import { expect, test } from 'vitest';
import { isBot } from './isBot.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:155.0) Gecko/20100101 Firefox/155.0';

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; SomeCrawler/1.0)',
  'Sogou web spider/4.0',
  'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
  'Mozilla/2.0 (compatible; Ask Jeeves/Teoma)',
])('%s is not asked', (userAgent) => {
  expect(isBot({ userAgent, webdriver: false })).toBe(true);
});

test('a browser is asked, an automated one is not', () => {
  expect(isBot({ userAgent: FIREFOX, webdriver: false })).toBe(false);
  expect(isBot({ userAgent: FIREFOX, webdriver: true })).toBe(true);
});
