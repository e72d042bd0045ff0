import type { Article } from '../Article.ts';

export const article: Article = {
  wrong: [
    'The page has no heading of the first level. That heading says what this page is about, and the others hang from it.',
  ],
  hurts: [
    {
      who: 'People who use a screen reader',
      how: 'jump to the first-level heading (the key 1 in most of them) to get to the content. Here they are told that there is none.',
    },
    { who: 'People who lose the thread easily', how: 'miss the one line that says where they are.' },
  ],
  find: [
    'List the headings of the page with an extension such as HeadingsMap: is there a line with “h1”?',
    'Often there is a large title that is only made to look like one: a `<div>` or `<p>` with a class.',
  ],
  fix: [
    'Make the title of the content an `<h1>`. It should stand where the main content begins, and say much the same as the `<title>` of the page.',
    'On a home page it may be the name of the site, or what you do in a few words.',
    'If the design has no room for it, the `<h1>` may be hidden from sight with a class for screen readers; visible is better.',
  ],
  examples: [
    {
      before: '<main>\n  <div class="page-title">Tents</div>',
      after: '<main>\n  <h1 class="page-title">Tents</h1>',
    },
  ],
  check: ['List the headings again: there is one “h1”, and it names this page and no other.'],
};
