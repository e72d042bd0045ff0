import type { Article } from '../Article.ts';
import { factsFinding } from '../findings/factsFinding.tsx';

export const article: Article = {
  finding: factsFinding,
  wrong: [
    'The element has a `tabindex` above 0. It comes before everything else on the page when one presses Tab, wherever it stands.',
  ],
  hurts: [
    {
      who: 'People who get around by keyboard',
      how: 'see the focus jump across the page, and back, in an order that they can’t foresee.',
    },
    {
      who: 'People who use a screen reader or strong magnification',
      how: 'lose their place, because what they hear or see next isn’t what comes next.',
    },
  ],
  find: [
    'Load the page and press Tab: does the focus begin somewhere in the middle?',
    'Search the source for `tabindex="1"` and higher numbers. They often come in series, in forms.',
  ],
  fix: [
    'Remove the attribute. Links, buttons and fields need none: they are reached in the order of the page.',
    'If the order was wrong before, move the element in the source to where it belongs.',
    'An element that can’t be focused by itself gets `tabindex="0"`; one that only a script is to focus gets `tabindex="-1"`.',
  ],
  examples: [
    {
      before: '<a href="/repairs" tabindex="3">How repairs work</a>',
      after: '<a href="/repairs">How repairs work</a>',
    },
  ],
  check: ['Load the page and press Tab from beginning to end: the focus goes the way you read.'],
};
