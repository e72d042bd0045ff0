import type { Article } from '../Article.ts';

export const article: Article = {
  wrong: ['The page doesn’t mark where its main content is. A `<main>` element does that.'],
  hurts: [
    {
      who: 'People who use a screen reader',
      how: 'cannot jump to the content with one key, and have to pass header and menu on every page.',
    },
    { who: 'People who get around by keyboard', how: 'miss it in tools that move from region to region.' },
    { who: 'People who use the reading view of their browser', how: 'may get the wrong part of the page.' },
  ],
  find: ['Search the source of the page for `<main`. One line in the template is often all that is missing.'],
  fix: [
    'Put everything that is special about the page into one `<main>`: all but header, menus, side columns and footer, which repeat.',
    'Use `<main>` itself rather than `role="main"` on a `<div>`; only very old browsers need the latter.',
    'There must be one only that is visible. It may not stand inside `<header>`, `<nav>`, `<aside>`, `<article>` or `<footer>`.',
  ],
  examples: [
    {
      before: '<header>…</header>\n<div id="content">…</div>\n<footer>…</footer>',
      after: '<header>…</header>\n<main id="content">…</main>\n<footer>…</footer>',
    },
  ],
  check: [
    'Search the source again: there is one `<main>`, and the page’s `<h1>` is inside.',
    'In a screen reader, jump to the main region (in NVDA with D, landmark by landmark): you are at the content.',
  ],
};
