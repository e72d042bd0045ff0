import type { Article } from '../Article.ts';

export const article: Article = {
  wrong: ['A list item, `<li>`, doesn’t lie directly in a list, so that it is an item of nothing.'],
  hurts: [
    {
      who: 'People who use a screen reader',
      how: 'aren’t told that here is a list, how long it is, or where in it they are.',
    },
  ],
  find: [
    'Inspect the item and look at its parent. It must be a `<ul>`, `<ol>` or `<menu>`.',
    'A `role` on the list, such as `role="navigation"` or `role="presentation"`, takes its meaning away as well.',
  ],
  fix: [
    'Put the items directly into a `<ul>`, or an `<ol>` if their order matters.',
    'Remove a `role` from the list that makes it something else; for a navigation put a `<nav>` around it.',
    'If it isn’t a list at all, use `<p>` or `<div>` instead of `<li>`.',
  ],
  examples: [
    {
      before:
        '<div class="delivery">\n  <li>Monday to Wednesday, €4.90</li>\n  <li>Collect at the quay, free</li>\n</div>',
      after:
        '<ul class="delivery">\n  <li>Monday to Wednesday, €4.90</li>\n  <li>Collect at the quay, free</li>\n</ul>',
    },
  ],
  check: ['A screen reader announces the list when you come to it, with the right number of items.'],
};
