import type { Article } from '../Article.ts';

export const article: Article = {
  wrong: [
    'There is no way past what is the same on every page: no main region, no heading and no link that skips to the content.',
  ],
  hurts: [
    {
      who: 'People who get around by keyboard',
      how: 'must press Tab through the whole menu on every single page.',
    },
    { who: 'People who use a switch or a mouth stick', how: 'do so with great effort, and some give up.' },
    {
      who: 'People who use a screen reader or strong magnification',
      how: 'hear or pass the same again and again before the content begins.',
    },
  ],
  find: [
    'Load the page and press Tab once: does a link “Skip to content” appear? How often must you press Tab to reach the content?',
    'Search the source for `<main` and `<h1`.',
  ],
  fix: [
    'Make the first link of the page one that leads to the content. It may be hidden until it has the focus.',
    'Put the content into `<main>`, and begin it with a heading. Both help people with a screen reader; the link helps everyone with a keyboard.',
  ],
  examples: [
    {
      before: '<body>\n  <nav>…40 links…</nav>\n  <div class="content">…</div>',
      after:
        '<body>\n  <a class="skip-link" href="#content">Skip to content</a>\n  <nav>…40 links…</nav>\n  <main id="content" tabindex="-1">\n    <h1>Tents</h1>',
    },
  ],
  check: [
    'Load the page, press Tab once and then Enter: the focus is in the content, and the next Tab goes on from there.',
    'The link must be visible while it has the focus.',
  ],
};
