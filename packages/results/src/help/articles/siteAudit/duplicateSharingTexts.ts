import type { Article } from '../../Article.ts';

export const article: Article = {
  wrong: [
    'Several pages have the same `og:title` or `og:description`. Networks and messengers show these texts of a page that is shared, and so each of these pages looks like the others.',
  ],
  hurts: [
    {
      who: 'People who are sent a link',
      how: 'cannot tell what it leads to, and may take it for one that they know already.',
    },
    { who: 'The site itself', how: 'loses visitors to a text that says nothing of the page.' },
  ],
  find: [
    'The table lists each text with the pages that have it. If there are many, the template writes a fixed one.',
  ],
  fix: [
    'Fill both from what the page itself is about: its title without the name of the site, and its description.',
    'If you cannot, leave them out: most networks then take title and description of the page.',
  ],
  examples: [
    {
      title: 'On the pages of two products',
      before:
        '<meta property="og:title" content="Northwind Outdoor">\n…\n<meta property="og:title" content="Northwind Outdoor">',
      after:
        '<meta property="og:title" content="Ridgeline 2, a tent for two">\n…\n<meta property="og:title" content="Ridgeline 4, a tent for four">',
    },
  ],
  check: ['Paste the address into a message to yourself: the preview says what the page is about.'],
  standards: [{ name: 'The Open Graph protocol', url: 'https://ogp.me/#metadata' }],
};
