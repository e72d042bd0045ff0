import type { Article } from '../../Article.ts';

export const article: Article = {
  wrong: ['Several pages have the same description. It can be right for one of them at most.'],
  hurts: [
    {
      who: 'People who search the web',
      how: 'see the same words under several results, and cannot tell which one they need.',
    },
    { who: 'The site itself', how: 'leaves it to search engines to pick other words from the page.' },
  ],
  find: [
    'The table lists each description with the pages that have it. If there are many, a template writes a fixed one.',
  ],
  fix: [
    'Describe what only this page has.',
    'Remove the fixed one from the template: for search engines none is better than the same for all.',
    'If the pages are one page under several addresses, name the right one with `<link rel="canonical">`.',
  ],
  examples: [
    {
      title: 'On the pages of two products',
      before:
        '<meta name="description" content="Welcome to Northwind Outdoor.">\n…\n<meta name="description" content="Welcome to Northwind Outdoor.">',
      after:
        '<meta name="description" content="A tent for two that stands in a storm and weighs 1.9 kg. …">\n…\n<meta name="description" content="A tent for four with room to stand, for weeks in one place. …">',
    },
  ],
  check: ['Scan the site again: the description is no longer listed here.'],
  standards: [
    {
      name: 'Google Search: snippets and descriptions',
      url: 'https://developers.google.com/search/docs/appearance/snippet',
    },
    {
      name: 'Google Search: several addresses of one page',
      url: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
    },
  ],
};
