import { expect, it } from 'vitest';
import type { PageAudit } from '../checks/siteAudit/record.ts';
import { siteDuplicates } from './duplicates.ts';

const title = (content: string): PageAudit['contents'] => [{ issueType: 'DUPLICATE_TITLE_TAGS', content }];
const page = (path: string, contents: PageAudit['contents']) => ({
  url: `https://www.example.com/${path}`,
  contents,
});

it('finds what two pages or more share, in the order in which their second pages came', () => {
  const found = siteDuplicates([
    page('a', title('News')),
    page('b', title('Shop')),
    page('c', title('Shop')),
    page('d', title('News')),
    page('e', title('Shop')),
    page('f', title('Alone')),
  ]);
  expect(found).toEqual([
    {
      issueType: 'DUPLICATE_TITLE_TAGS',
      issueDetails: {
        page_urls: {
          href0: 'https://www.example.com/b',
          href1: 'https://www.example.com/c',
          href2: 'https://www.example.com/e',
        },
        content: { text: 'Shop' },
      },
      totalPages: 3,
    },
    {
      issueType: 'DUPLICATE_TITLE_TAGS',
      issueDetails: {
        page_urls: { href0: 'https://www.example.com/a', href1: 'https://www.example.com/d' },
        content: { text: 'News' },
      },
      totalPages: 2,
    },
  ]);
});

it('keeps types and capitals apart, and counts no page twice', () => {
  const found = siteDuplicates([
    page('a', title('News')),
    page('a', title('News')),
    page('b', [{ issueType: 'DUPLICATE_H1_TAGS', content: 'News' }]),
    page('c', title('news')),
  ]);
  expect(found).toEqual([]);
});

it('lists the first hundred pages and counts all', () => {
  const [found] = siteDuplicates(Array.from({ length: 250 }, (_, at) => page(String(at), title('Same'))));
  expect(found?.totalPages).toBe(250);
  expect(Object.keys(found?.issueDetails.page_urls ?? {})).toHaveLength(100);
  expect(found?.issueDetails.page_urls).toMatchObject({ href99: 'https://www.example.com/99' });
});
