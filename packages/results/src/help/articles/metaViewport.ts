import type { Article } from '../Article.ts';
import { factsFinding } from '../findings/factsFinding.tsx';

export const article: Article = {
  finding: factsFinding,
  wrong: [
    'A setting in the head of the page forbids readers to enlarge it with two fingers: `user-scalable=no`, or a `maximum-scale` below 2.',
  ],
  hurts: [
    {
      who: 'People with low vision',
      how: 'cannot make text and pictures large enough to see on a phone or tablet.',
    },
    { who: 'People who have left their glasses at home', how: 'cannot read the small print.' },
    { who: 'People with a tremor', how: 'cannot enlarge a button to hit it.' },
  ],
  find: [
    'Open the page on an Android phone and spread two fingers: does it grow? (Safari on the iPhone ignores the setting, so it shows nothing there.)',
    'Search the source of the page for `name="viewport"`.',
  ],
  fix: [
    'Take `user-scalable` and `maximum-scale` out. `width=device-width, initial-scale=1` is all that a page needs.',
    'If they were put there because the page zoomed by itself when a field was pressed on an iPhone: give form fields a `font-size` of at least 16 px instead.',
    'If they were put there for a map or a drawing area, use `touch-action` on that element only.',
  ],
  examples: [
    {
      before:
        '<meta name="viewport"\n  content="width=device-width, initial-scale=1,\n           maximum-scale=1, user-scalable=no">',
      after: '<meta name="viewport"\n  content="width=device-width, initial-scale=1">',
    },
  ],
  check: [
    'Enlarge the page on a phone to 200 % and more: everything can be read and used.',
    'Also enlarge it to 400 % in a desktop browser: nothing should be cut off or overlap.',
  ],
};
