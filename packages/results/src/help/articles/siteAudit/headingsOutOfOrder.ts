import type { Article } from '../../Article.ts';

export const article: Article = {
  wrong: [
    'The level of a heading skips one or more: an `<h2>` is followed by an `<h4>`, for example. Levels say what belongs under what, and one of them is missing.',
  ],
  hurts: [
    {
      who: 'People who use a screen reader',
      how: 'get around a page by its headings. A missing level sounds as if they had passed over a part of the page.',
    },
    {
      who: 'People who need a clear structure to follow a text',
      how: 'lose it when sizes of headings come at random.',
    },
  ],
  find: [
    'The table names the heading, its level, and the level that came before it.',
    'List the headings with an extension such as HeadingsMap: they should read like a table of contents.',
  ],
  fix: [
    'Choose the level by what the heading belongs to: one more than the heading that it stands under. Going back up by several levels is fine.',
    'Make the look a matter of the style sheet: a class can make an `<h3>` as small as you wish.',
    'Let building blocks (cards, footers, side columns) take their level from where they are used.',
  ],
  examples: [
    { before: '<h2>The way up</h2>\n…\n<h4>Descent</h4>', after: '<h2>The way up</h2>\n…\n<h3>Descent</h3>' },
  ],
  check: ['List the headings again: each is at most one level deeper than the one before it.'],
  criteria: ['1.3.1', '2.4.6'],
  standards: [{ name: 'W3C: headings', url: 'https://www.w3.org/WAI/tutorials/page-structure/headings/' }],
};
