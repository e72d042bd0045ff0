import { expect, it } from 'vitest';
import { openEgress } from '../egress/egress.ts';
import { checkLinks } from './checkLinks.ts';
import { createMemoryLinkFrontier } from './memoryLinkFrontier.ts';

it('looks a name that does not exist up for its first links, and for no others', async () => {
  let lookedUp = 0;
  const egress = await openEgress({
    async resolve() {
      lookedUp += 1;
      throw Object.assign(new Error(), { code: 'ENOTFOUND' });
    },
  });
  const frontier = createMemoryLinkFrontier();
  const urls = Array.from({ length: 50 }, (_, number) => `https://gone.example/${number}`);
  frontier.add(
    'https://www.example.com/',
    urls.map((url) => ({ kind: 'link', url })),
  );
  frontier.endPages();
  const request = { frontier, isForbidden: async () => false };
  await checkLinks(request, { fetch: egress.fetch }, new AbortController().signal);
  await egress.close();
  // Two of a host are asked for at a time.
  expect(lookedUp).toBe(2);
  expect(frontier.records().map(({ issueType, issueDetails }) => [issueType, issueDetails])).toEqual(
    urls.map((url) => [
      'BROKEN_LINK',
      expect.objectContaining({
        url: { href: url },
        error: { text: 'The name of the server does not exist.' },
      }),
    ]),
  );
});
