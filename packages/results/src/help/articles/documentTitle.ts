import type { Article } from '../Article.ts';

export const article: Article = {
  wrong: ['The page has no `<title>`, or an empty one. Browsers then show its address instead.'],
  hurts: [
    {
      who: 'People who use a screen reader',
      how: 'hear the title first of all when a page opens. Without it they must read into the page to learn where they are.',
    },
    {
      who: 'People with many tabs, or a poor memory',
      how: 'cannot tell the tabs apart, nor find the page in their history.',
    },
    { who: 'You yourself', how: 'lose visitors: search results and shared links show the title.' },
  ],
  find: [
    'Look at the tab of the browser: does it show an address or “Untitled”?',
    'In an application that changes the view without loading a page, go from view to view: the title has to change with each.',
  ],
  fix: [
    'Write a `<title>` into the `<head>`: first what is special about this page, then the name of the site.',
    'Give each page a title of its own.',
    'Say in it what state the page is in where that matters: “3 errors – Sign up”, “Results for tents”.',
    'In a content management system, fill in the title of the page, or mend the template that leaves it out.',
  ],
  examples: [
    {
      before: '<head>\n  <meta charset="utf-8">\n</head>',
      after: '<head>\n  <meta charset="utf-8">\n  <title>Two-person tents – Harbour Outdoor</title>\n</head>',
    },
  ],
  check: [
    'Open two pages of the site in two tabs: you can tell from the tabs alone which is which.',
    'The title must be in the source that the server sends, or be set before the page is ready.',
  ],
};
