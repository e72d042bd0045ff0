import type { Article } from '../Article.ts';
import { factsFinding } from '../findings/factsFinding.tsx';

export const article: Article = {
  finding: factsFinding,
  wrong: [
    'An `aria-…` attribute has a value that it doesn’t know: `yes` where `true` is meant, an empty value, or the id of an element that isn’t there.',
  ],
  hurts: [
    {
      who: 'People who use a screen reader',
      how: 'miss the state, name or hint, or hear the opposite of it: browsers fall back to a default.',
    },
  ],
  find: [
    'Inspect the element and compare the value with what WAI-ARIA allows.',
    'Is the value an id? Search the page for it: `[id="…"]` in the search of the Elements panel.',
  ],
  fix: [
    'Switches take `true` or `false` in full, numbers take digits only, others take one of a few words.',
    'An id must be that of an element in the same document. Add the element before the attribute that refers to it, or leave the attribute out until it is there.',
    'See that your template writes `"false"`, and neither leaves the value empty nor the attribute without one.',
  ],
  examples: [
    {
      before: '<button aria-expanded="yes" aria-controls="guides">\n  Show more guides\n</button>',
      after:
        '<button aria-expanded="true" aria-controls="guides">\n  Show more guides\n</button>\n<div id="guides">…</div>',
    },
  ],
  check: [
    'The Accessibility panel shows the state as you meant it.',
    'Work the control and look again: the value changes, and stays one of those allowed.',
  ],
};
