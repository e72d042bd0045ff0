import type { Article } from '../Article.ts';
import { factsFinding } from '../findings/factsFinding.tsx';

export const article: Article = {
  finding: factsFinding,
  wrong: [
    'The element has an attribute that begins with `aria-`, but no such attribute exists. Most often it is a slip of the pen: `aria-labeledby` instead of `aria-labelledby`.',
  ],
  hurts: [
    {
      who: 'People who use a screen reader',
      how: 'miss what the attribute was meant to tell: a name, a hint, a state. It is simply ignored.',
    },
  ],
  find: [
    'Inspect the element and compare its attributes with the list in WAI-ARIA, letter by letter.',
    'Search your code for the same slip: it was likely copied.',
  ],
  fix: [
    'Write the attribute as WAI-ARIA spells it.',
    'If you meant it for a script of your own, use `data-…` instead.',
    'Let a linter look after it: the ones for React, Vue, Angular and plain HTML all know the list.',
  ],
  examples: [
    {
      before: '<p aria-labeledby="guide-name">…</p>',
      after: '<section aria-labelledby="guide-name">…</section>',
    },
  ],
  check: [
    'The Accessibility panel of the developer tools shows the name, hint or state that the attribute is to give.',
  ],
};
