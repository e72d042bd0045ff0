import type { Article } from '../../Article.ts';

export const article: Article = {
  wrong: [
    'Several pages have the same main heading. Whoever lands on one of them cannot tell from it where they are.',
  ],
  hurts: [
    {
      who: 'People who use a screen reader',
      how: 'hear the same heading again and wonder whether the page has changed at all.',
    },
    {
      who: 'People who search the web',
      how: 'may see the heading as the title of the result, the same for each page.',
    },
  ],
  find: [
    'The table lists each heading with the pages that have it. If there are many, it comes from the template.',
  ],
  fix: [
    'Let the heading say what only this page is about. What is common to all of them belongs into the menu or above the heading.',
    'Number the parts of a long list.',
    'If the pages are one page under several addresses, name the right one with `<link rel="canonical">`.',
  ],
  examples: [
    {
      title: 'On the pages of two products',
      before: '<h1>Our tents</h1>\n…\n<h1>Our tents</h1>',
      after: '<h1>Ridgeline 2, a tent for two</h1>\n…\n<h1>Ridgeline 4, a tent for four</h1>',
    },
  ],
  check: ['Scan the site again: the heading is no longer listed here.'],
  criteria: ['2.4.6'],
  standards: [{ name: 'W3C: headings', url: 'https://www.w3.org/WAI/tutorials/page-structure/headings/' }],
};
