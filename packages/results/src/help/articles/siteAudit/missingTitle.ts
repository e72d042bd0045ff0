import type { Article } from '../../Article.ts';

export const article: Article = {
  wrong: [
    'The page has no `<title>`, or an empty one. The title is its name wherever the page itself is not in view: on its tab, in bookmarks, in the history, and in search results.',
  ],
  hurts: [
    {
      who: 'People who use a screen reader',
      how: 'hear the title first when a page opens or a tab is changed. Without one they hear its address.',
    },
    {
      who: 'People with many tabs',
      how: 'cannot tell them apart. Those who forget easily cannot find back.',
    },
    { who: 'People who search the web', how: 'see a title that the search engine has made up.' },
  ],
  find: [
    'Look at the page’s tab: it shows the address. In the code, look for `<title>` within the `<head>`.',
    'A `<title>` within an `<svg>` names that drawing, not the page.',
  ],
  fix: [
    'Write a `<title>` into the `<head>` that says what this page is about, and then whose site it is: 40 to 60 characters.',
    'Let the template put the title of each content there, so that no new page can be without one.',
    'An application that changes the page without loading another one has to set `document.title` each time.',
  ],
  examples: [
    {
      before: '<head>\n  <meta charset="utf-8">\n</head>',
      after:
        '<head>\n  <meta charset="utf-8">\n  <title>Two-person tents for the mountains – Northwind Outdoor</title>\n</head>',
    },
  ],
  check: ['Look at the tab: it tells this page from every other one of the site.'],
  criteria: ['2.4.2'],
  standards: [
    {
      name: 'HTML: the title element',
      url: 'https://html.spec.whatwg.org/multipage/semantics.html#the-title-element',
    },
    {
      name: 'Google Search: title links',
      url: 'https://developers.google.com/search/docs/appearance/title-link',
    },
  ],
};
