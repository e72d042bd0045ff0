import type { Article } from '../Article.ts';

export const article: Article = {
  wrong: [
    'A part of the page is hidden from screen readers by `aria-hidden="true"`, but something in it can still be reached by keyboard.',
  ],
  hurts: [
    {
      who: 'People who use a screen reader',
      how: 'press Tab and land on something that is not announced, or hear “blank”. They don’t know where they are.',
    },
    {
      who: 'People who get around by keyboard',
      how: 'often land on something that can’t be seen either, such as a closed menu.',
    },
  ],
  find: [
    'Press Tab through the page and watch where the focus is. Where it disappears, you have found such a place.',
    'Usual places: closed side menus, slides that are out of sight, what lies behind an open dialog.',
  ],
  fix: [
    'If nobody should use the part now, hide it from everybody: with `hidden`, `display: none`, `visibility: hidden`, or `inert`. The focus then passes it, too.',
    'If people should use it, remove `aria-hidden`.',
    'If a link is only a second way to the same place, as with a picture beside a title, it may stay hidden when it has `tabindex="-1"` as well.',
  ],
  examples: [
    {
      before: '<nav class="drawer" aria-hidden="true">\n  <a href="/tents">Tents</a>\n</nav>',
      after: '<nav class="drawer" inert>\n  <a href="/tents">Tents</a>\n</nav>',
    },
  ],
  check: [
    'Press Tab through the page in both states, open and closed: the focus is always visible.',
    'With a screen reader on, each stop has a name.',
  ],
};
