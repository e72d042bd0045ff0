import type { Article } from '../Article.ts';

export const article: Article = {
  wrong: [
    'A part of the page scrolls by itself, but has nothing in it that could take the focus. In some browsers, Safari among them, it can then be scrolled by mouse or finger only.',
  ],
  hurts: [
    { who: 'People who get around by keyboard', how: 'never see what lies outside of the visible piece.' },
    {
      who: 'People who use a switch or speak to their computer',
      how: 'rely on the keyboard’s ways, and are stopped alike.',
    },
  ],
  find: [
    'Press Tab through the page. Can you get into wide tables, code, boxes with terms and conditions, rows of cards, and scroll them with the arrow keys?',
    'Try it in Safari as well: newer versions of Chrome and Firefox let you reach such areas, Safari doesn’t.',
  ],
  fix: [
    'Give the scrolling element `tabindex="0"`, and with it a `role` (`region` or `group`) and an `aria-label` that says what it holds.',
    'Or let it hold something that takes the focus anyway, such as links.',
    'Or let it not scroll: do without a fixed height, or wrap the content.',
    'The focus must be visible on it: don’t take its outline away.',
  ],
  examples: [
    {
      before: '<div class="rates" style="overflow-x: auto">\n  <table>…</table>\n</div>',
      after:
        '<div class="rates" style="overflow-x: auto"\n     tabindex="0" role="region" aria-label="Rates">\n  <table>…</table>\n</div>',
    },
  ],
  check: [
    'Go to it with Tab, in Safari too: its outline appears, the arrow keys scroll it, and a screen reader says its name.',
  ],
};
