import { expect, it } from 'vitest';
import { createCrawlScope } from './crawlScope.ts';
import { isForbiddenLink, isOfSite } from './linkScope.ts';
import type { RobotsGuard } from './robotsGuard.ts';

const signal = new AbortController().signal;
const scope = createCrawlScope({
  startUrl: 'https://www.example.com/',
  allowedDomains: ['*.example.com'],
  maxPages: 1,
  robots: [{ origin: 'https://www.example.com', kind: 'RULES', text: 'User-agent: *\nDisallow: /private' }],
});

it.each([
  ['https://www.example.com/page', true],
  ['https://www.example.com/file.pdf', true],
  ['https://shop.example.com/', true],
  ['https://example.net/', false],
  [`https://www.example.com/${'a'.repeat(3_000)}`, false],
])('%s: of the site %j', (url, isOf) => {
  expect(isOfSite(scope, url)).toBe(isOf);
});

it.each<[string, boolean]>([
  ['https://www.example.com/page', false],
  ['https://www.example.com/private/page', true],
  ['https://www.example.com/private/file.pdf', true],
  ['https://www.example.com/%70rivate/page', true],
  [`https://www.example.com/private/${'a'.repeat(3_000)}`, true],
  ['https://shop.example.com/cart', true],
  ['https://down.example.com/', false],
  ['https://example.net/private', false],
])('%s: forbidden %j', async (url, isForbidden) => {
  const guard: RobotsGuard = {
    async refusalOf(address) {
      if (address.includes('//shop.')) return { outcome: 'BLOCKED_BY_ROBOTS' };
      if (address.includes('//down.')) return { outcome: 'FAILED', reason: 'TIMED_OUT', detail: 'Too slow.' };
      expect(address).not.toContain('example.net');
      return undefined;
    },
  };
  expect(await isForbiddenLink({ scope, guard }, url, signal)).toBe(isForbidden);
});
