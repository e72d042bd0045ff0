import type { Article } from '../../Article.ts';

export const article: Article = {
  wrong: [
    'The page has more than one `<h1>`. That is allowed, but then none of them says what the page as a whole is about. Browsers no longer take an `<h1>` within a `<section>` for a lesser heading.',
  ],
  hurts: [
    {
      who: 'People who use a screen reader',
      how: 'jump to the main heading, find several, and have to listen to all of them.',
    },
    {
      who: 'People who need a clear structure to follow a text',
      how: 'miss the one line that everything else stands under.',
    },
  ],
  find: [
    'The table lists all of them. Common causes are a logo as an `<h1>` on each page, and building blocks (cards, slides, articles in a list) that bring their own.',
  ],
  fix: [
    'Keep the one that names this page, and make the others `<h2>` or lower, by what they stand under.',
    'A logo is a link with an image, not a heading.',
    'Make their look a matter of the style sheet.',
  ],
  examples: [
    {
      before: '<h1><a href="/">Northwind Outdoor</a></h1>\n…\n<h1>Two-person tents</h1>',
      after: '<a href="/">Northwind Outdoor</a>\n…\n<h1>Two-person tents</h1>',
    },
  ],
  check: ['List the headings with an extension such as HeadingsMap: one is of level 1.'],
  criteria: ['1.3.1', '2.4.6'],
  standards: [
    {
      name: 'HTML: headings',
      url: 'https://html.spec.whatwg.org/multipage/sections.html#the-h1,-h2,-h3,-h4,-h5,-and-h6-elements',
    },
    { name: 'W3C: headings', url: 'https://www.w3.org/WAI/tutorials/page-structure/headings/' },
  ],
};
