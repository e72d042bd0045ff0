import type { Article } from '../../Article.ts';

export const article: Article = {
  wrong: [
    'The page has more than one `og:title`, `og:description` or `og:url`. Networks and messengers read them when the page is shared; of each there should be one, and which of several is shown is up to each network.',
  ],
  hurts: [
    { who: 'People who are sent a link', how: 'may see the text of the template, or that of another page.' },
    { who: 'The site itself', how: 'finds what was shared counted for two addresses.' },
  ],
  find: ['The table lists all of them. Usually the template writes one and an extension another.'],
  fix: [
    'Keep the one that is about this page, and remove the others where they come from.',
    'Let `og:url` be the same address as in `<link rel="canonical">`.',
  ],
  examples: [
    {
      before:
        '<meta property="og:title" content="Northwind Outdoor">\n<meta property="og:title" content="Ridgeline 2, a tent for two">',
      after: '<meta property="og:title" content="Ridgeline 2, a tent for two">',
    },
  ],
  check: ['Search the page’s code, as the server sends it, for the name of the tag: it is there once.'],
  standards: [{ name: 'The Open Graph protocol', url: 'https://ogp.me/#metadata' }],
};
