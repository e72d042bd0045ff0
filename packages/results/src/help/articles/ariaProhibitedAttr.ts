import type { Article } from '../Article.ts';
import { factsFinding } from '../findings/factsFinding.tsx';

export const article: Article = {
  finding: factsFinding,
  wrong: [
    'The element has a name by `aria-label` or `aria-labelledby`, but its role may not have one. Most often it is a plain `<div>` or `<span>`, which has no role at all.',
  ],
  hurts: [
    {
      who: 'People who use a screen reader',
      how: 'most likely never hear the name: what it was to tell them is lost. Some programs read it, others don’t.',
    },
  ],
  find: [
    'Inspect the element and look at its role in the Accessibility panel: “generic” and a few more take no name.',
    'Usual cases: stars of a rating, icons, status dots and counters made of `<span>`.',
  ],
  fix: [
    'If it is a picture made of elements, such as a rating of five stars, add `role="img"` to the element with the name.',
    'If it can be pressed, make it a `<button>` or a link: those may have a name.',
    'If it is a part of the page, make it a `<section>`, or add `role="group"`.',
    'Otherwise write the words as text, if need be hidden from sight only, and remove the attribute.',
  ],
  examples: [
    {
      before: '<span class="stars-4" aria-label="4 of 5 stars"></span>',
      after: '<span class="stars-4" role="img"\n      aria-label="4 of 5 stars"></span>',
    },
  ],
  check: [
    'The Accessibility panel shows the name. A screen reader says it once, when you come to the element.',
  ],
};
