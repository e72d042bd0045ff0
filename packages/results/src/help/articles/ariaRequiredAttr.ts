import type { Article } from '../Article.ts';
import { factsFinding } from '../findings/factsFinding.tsx';

export const article: Article = {
  finding: factsFinding,
  wrong: [
    'The element says by its `role` that it is a certain kind of control, but lacks an attribute that this kind can’t do without: a checkbox without `aria-checked`, a slider without `aria-valuenow`.',
  ],
  hurts: [
    {
      who: 'People who use a screen reader',
      how: 'hear what kind of control it is, but not whether it is on or off, how far it is moved or what is chosen.',
    },
  ],
  find: [
    'Inspect the element: its `role` is there, the attribute is not. The finding names what is missing.',
  ],
  fix: [
    'Use the element of HTML that does the same, if there is one: `<input type="checkbox">`, `<input type="range">`, `<select>`. It brings role, state and keys along.',
    'Otherwise add the attribute, and change it by script whenever the state changes: an attribute that stays the same is worse than none.',
    'Check that the control has all that its pattern in the “ARIA Authoring Practices Guide” asks for, keys included.',
  ],
  examples: [
    {
      before: '<div role="checkbox" tabindex="0">\n  Send me the newsletter\n</div>',
      after: '<label>\n  <input type="checkbox" name="newsletter">\n  Send me the newsletter\n</label>',
    },
  ],
  check: [
    'Work the control by keyboard with a screen reader on: you hear its state, and hear it change.',
    'In the Elements panel of the developer tools you can see the attribute change.',
  ],
};
