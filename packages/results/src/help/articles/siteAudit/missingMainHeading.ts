import type { Article } from '../../Article.ts';

export const article: Article = {
  wrong: ['The page has no `<h1>`. The main heading says at the top of the contents what the page is about.'],
  hurts: [
    {
      who: 'People who use a screen reader',
      how: 'jump to the main heading to begin with what matters. Without one they read through header and menu on every page.',
    },
    { who: 'Everyone', how: 'looks at once for a line that says whether this is the right page.' },
  ],
  find: [
    'List the headings with an extension such as HeadingsMap. Often the largest text is a `<div>` that only looks like a heading, or a logo.',
    'An `<h1>` that is empty or hidden is none.',
  ],
  fix: [
    'Make the text that names the page an `<h1>`, at the beginning of its contents.',
    'If it must not be seen, hide it so that screen readers still read it; but a heading that all can see is better.',
  ],
  examples: [
    { before: '<div class="title">Two-person tents</div>', after: '<h1 class="title">Two-person tents</h1>' },
  ],
  check: ['List the headings again: there is one of level 1, and it says what this page is about.'],
  criteria: ['1.3.1', '2.4.6'],
  standards: [
    {
      name: 'HTML: headings',
      url: 'https://html.spec.whatwg.org/multipage/sections.html#the-h1,-h2,-h3,-h4,-h5,-and-h6-elements',
    },
    { name: 'W3C: headings', url: 'https://www.w3.org/WAI/tutorials/page-structure/headings/' },
  ],
};
