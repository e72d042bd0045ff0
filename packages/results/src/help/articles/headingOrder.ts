import type { Article } from '../Article.ts';
import { factsFinding } from '../findings/factsFinding.tsx';

export const article: Article = {
  finding: factsFinding,
  wrong: [
    'The level of this heading skips one or more: an `<h2>` is followed by an `<h4>`, for example. Levels say what belongs under what, and one of them is missing.',
  ],
  hurts: [
    {
      who: 'People who use a screen reader',
      how: 'get around a page by its headings more than by anything else. A missing level sounds as if they had passed over a part of the page.',
    },
    {
      who: 'People who need a clear structure to follow a text',
      how: 'lose it when sizes of headings come at random.',
    },
    {
      who: 'People who get around by keyboard',
      how: 'with tools that jump from heading to heading, look for a level that isn’t there.',
    },
  ],
  find: [
    'List the headings with an extension such as HeadingsMap: they should read like a table of contents.',
    'Look where levels were chosen for their size, and in building blocks (cards, footers, side columns) that are used in many places.',
  ],
  fix: [
    'Choose the level by what the heading belongs to: one more than the heading that it stands under. Going back up by several levels is fine.',
    'Make the look a matter of the style sheet: a class can make an `<h3>` as small as you wish.',
    'If the text is not the title of a part, don’t make it a heading.',
    'Let building blocks take their level from where they are used.',
  ],
  examples: [
    {
      before: '<h2>The way up</h2>\n…\n<h5>Descent</h5>',
      after: '<h2>The way up</h2>\n…\n<h3 class="small-heading">Descent</h3>',
    },
  ],
  check: ['List the headings again: each is at most one level deeper than the one before it.'],
};
