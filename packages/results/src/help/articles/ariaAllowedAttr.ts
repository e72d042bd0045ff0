import type { Article } from '../Article.ts';
import { factsFinding } from '../findings/factsFinding.tsx';

export const article: Article = {
  finding: factsFinding,
  wrong: [
    'The element has an `aria-…` attribute that doesn’t go with its role: a link that is “checked”, for example. What it says to assistive technology makes no sense, and may be wrong.',
  ],
  hurts: [
    {
      who: 'People who use a screen reader',
      how: 'hear a state that the element cannot have, or hear nothing of the state that it should have.',
    },
  ],
  find: [
    'Inspect the element. The Accessibility panel of the developer tools shows its role and which attributes were ignored.',
    'WAI-ARIA lists for each role the states and properties that it takes.',
  ],
  fix: [
    'If the attribute says something true, the role is wrong: choose an element that can be so. What is switched on and off is a checkbox or a `<button>` with `aria-pressed`.',
    'If it says nothing that matters, remove it.',
    'For links to the current page use `aria-current`, which every element may have.',
  ],
  examples: [
    {
      before: '<a href="/basket" aria-checked="true">\n  Haven 40\n</a>',
      after: '<label>\n  <input type="checkbox" name="pack" checked>\n  Haven 40\n</label>',
    },
  ],
  check: [
    'The Accessibility panel shows no attribute as ignored or invalid.',
    'Change the state with a screen reader on: you hear the new one.',
  ],
};
