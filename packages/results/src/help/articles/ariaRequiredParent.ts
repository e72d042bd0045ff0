import type { Article } from '../Article.ts';
import { factsFinding } from '../findings/factsFinding.tsx';

export const article: Article = {
  finding: factsFinding,
  wrong: [
    'The element says by its `role` that it is a part of something, but doesn’t lie in it: a `tab` outside of a `tablist`, an `option` outside of a `listbox`.',
  ],
  hurts: [
    {
      who: 'People who use a screen reader',
      how: 'aren’t told how many parts there are and which one this is; some programs say nothing of its role at all.',
    },
  ],
  find: [
    'Inspect the element and go up from it: none of the elements around it has the role that is called for, or another role stands in between.',
  ],
  fix: [
    'Put the parts into an element with the role that belongs to them.',
    'If boxes for the layout stand between the two, give those `role="none"`.',
    'If there is only one such part, or it isn’t really one, choose another role: a single `tab` is most likely a button.',
    'If the parts have to lie elsewhere in the page, the container can name them by `aria-owns`.',
  ],
  examples: [
    {
      before: '<div>\n  <button role="tab">Morning</button>\n  <button role="tab">Evening</button>\n</div>',
      after:
        '<div role="tablist" aria-label="Time of day">\n  <button role="tab" aria-selected="true">Morning</button>\n  <button role="tab" aria-selected="false">Evening</button>\n</div>',
    },
  ],
  check: ['A screen reader says the place of each part, such as “tab, 1 of 2”.'],
};
