import type { Article } from '../Article.ts';
import { factsFinding } from '../findings/factsFinding.tsx';

export const article: Article = {
  finding: factsFinding,
  wrong: [
    'Two or more elements of the page have the same `id`, and something refers to it: a `for`, an `aria-labelledby` or the like. The browser takes the first one, which may be the wrong one.',
  ],
  hurts: [
    {
      who: 'People who use a screen reader',
      how: 'hear the name or the hint of another field: “Delivery street” where the invoice is meant.',
    },
    { who: 'People who speak to their computer', how: 'land in the wrong field.' },
  ],
  find: [
    'Search the page for the id in the developer tools (Ctrl+F in the Elements panel): `[id="…"]` finds them all.',
    'Usual causes: the same building block twice on a page, a form once for the phone and once for the desktop, or copied code.',
  ],
  fix: [
    'Give each element an `id` of its own, and mend what refers to it.',
    'In building blocks, make ids from a counter or a prefix; most frameworks bring something for that, such as React’s `useId`.',
    'If the same form is there twice to suit two layouts, keep one and lay it out by style sheet.',
  ],
  examples: [
    {
      before:
        '<label for="street">Delivery street</label>\n<input id="street">\n<label for="street">Invoice street</label>\n<input id="street">',
      after:
        '<label for="delivery-street">Delivery street</label>\n<input id="delivery-street">\n<label for="invoice-street">Invoice street</label>\n<input id="invoice-street">',
    },
  ],
  check: [
    'Search for the id again: it is found once.',
    'Press each label: the right field gets the focus. Look at “Name” in the Accessibility panel of each.',
  ],
};
