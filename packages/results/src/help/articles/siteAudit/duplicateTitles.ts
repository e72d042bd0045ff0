import type { Article } from '../../Article.ts';

export const article: Article = {
  wrong: [
    'Several pages of the site have the same title. By it nobody can tell them apart: not in tabs, not in bookmarks, and not in search results.',
  ],
  hurts: [
    {
      who: 'People who use a screen reader',
      how: 'hear the same words on each page, and cannot tell whether the link that they followed has led anywhere.',
    },
    {
      who: 'People who search the web',
      how: 'see one result where there are several, because search engines take pages that look the same for one.',
    },
    { who: 'People with many tabs open', how: 'have to open each one to find the right one.' },
  ],
  find: [
    'The table lists each title with the pages that have it. If there are many, a template writes a fixed title.',
    'If the pages are one and the same under several addresses, such as with and without a query, the title is not what is wrong.',
  ],
  fix: [
    'Give each page a title that says what only it is about. Let the template take it from the main heading.',
    'Number the parts of a long list: “Tents, page 2 of 7”.',
    'If one page has several addresses, name the right one with `<link rel="canonical">`, or redirect the others to it.',
  ],
  examples: [
    {
      title: 'On the pages of two products',
      before: '<title>Northwind Outdoor</title>\n…\n<title>Northwind Outdoor</title>',
      after:
        '<title>Ridgeline 2, a tent for two – Northwind Outdoor</title>\n…\n<title>Ridgeline 4, a tent for four – Northwind Outdoor</title>',
    },
  ],
  check: ['Scan the site again: the title is no longer listed here.'],
  criteria: ['2.4.2'],
  standards: [
    {
      name: 'Google Search: title links',
      url: 'https://developers.google.com/search/docs/appearance/title-link',
    },
    {
      name: 'Google Search: several addresses of one page',
      url: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
    },
  ],
};
