import type { Article } from '../../Article.ts';

export const article: Article = {
  wrong: [
    'The page names no icon with `<link rel="icon">`. Browsers show it on tabs, in bookmarks and on the home screens of phones, and search engines beside a result.',
  ],
  hurts: [
    {
      who: 'People with many tabs',
      how: 'look for the icon, not for words: tabs are often too narrow for any.',
    },
    { who: 'People who read slowly', how: 'know a site by its sign sooner than by its name.' },
  ],
  find: [
    'Look at the page’s tab: it shows an empty sheet or a globe.',
    'It shows an icon all the same? Then there is one at `/favicon.ico`. Browsers look there without being told; much else that lists pages does not.',
  ],
  fix: [
    'Draw a square icon that can still be told apart at 16 by 16 px, and name it in the `<head>` of each page. An SVG is sharp at every size.',
    'Add one of 180 by 180 px for the home screens of phones.',
    'Make sure that crawlers may read the file.',
  ],
  examples: [
    {
      before: '<head>\n  <title>Northwind Outdoor</title>\n</head>',
      after:
        '<head>\n  <title>Northwind Outdoor</title>\n  <link rel="icon" href="/icon.svg" type="image/svg+xml">\n  <link rel="apple-touch-icon" href="/icon-180.png">\n</head>',
    },
  ],
  check: [
    'Open the page in a private window: the icon is on its tab. Search engines may take weeks to show it.',
  ],
  standards: [
    { name: 'HTML: link type icon', url: 'https://html.spec.whatwg.org/multipage/links.html#rel-icon' },
    {
      name: 'Google Search: icons in results',
      url: 'https://developers.google.com/search/docs/appearance/favicon-in-search',
    },
  ],
};
