import type { Article } from '../Article.ts';

export const article: Article = {
  wrong: [
    'A part of the page lies outside of every landmark: header, navigation, main content, footer and the like. Landmarks are the rooms of a page; this part stands in the corridor.',
  ],
  hurts: [
    {
      who: 'People who use a screen reader',
      how: 'and who move from landmark to landmark pass over this part without ever hearing of it.',
    },
    {
      who: 'People who get around by keyboard',
      how: 'with tools that follow the landmarks, miss it as well.',
    },
  ],
  find: [
    'Use an extension that draws the landmarks of a page, such as “Landmarks”, and look for what is outside of its frames.',
    'Usual candidates: cookie notices, banners above the header, breadcrumbs, chat buttons, “back to top”.',
  ],
  fix: [
    'Put the part where it belongs: into `<main>` if it is content, into `<header>` or `<footer>` if it is on every page, into `<nav>` if it leads around the site, into `<aside>` if it goes with the content.',
    'What fits nowhere may be a `<section>` with an `aria-label`, which makes it a landmark of its own. Use that sparingly: too many are as bad as none.',
    'A notice that covers the page is best a dialog, with `role="dialog"` and a name.',
  ],
  examples: [
    {
      before: '<div class="notice">Free delivery this week</div>\n<header>…</header>\n<main>…</main>',
      after: '<header>\n  <div class="notice">Free delivery this week</div>\n  …\n</header>\n<main>…</main>',
    },
  ],
  check: [
    'Draw the landmarks again: everything that can be read is inside of one.',
    'If one change in the template mends many findings at once, you have found the right place.',
  ],
};
