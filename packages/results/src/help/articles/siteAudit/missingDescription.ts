import type { Article } from '../../Article.ts';

export const article: Article = {
  wrong: [
    'The page has no `<meta name="description">`, or an empty one. Search engines show it under the title of a result, and networks where the page is shared. Without one they pick sentences from the page.',
  ],
  hurts: [
    {
      who: 'People who search the web',
      how: 'see scraps of menus and notices, and cannot tell whether the page answers what they ask.',
    },
    { who: 'People who read slowly', how: 'depend on a short, clear text to choose a result.' },
  ],
  find: [
    'Search the page’s code for `name="description"`. What is written by `property="og:description"` is for sharing, and does not take its place.',
  ],
  fix: [
    'Write one or two sentences of 120 to 160 characters that say what the page offers, as you would tell a friend.',
    'Begin with the pages that are found most often: the start page, what you sell, what people ask for.',
    'For pages by the thousand, let a program write it from what only that page has, such as name, price and place.',
  ],
  examples: [
    {
      before: '<head>\n  <title>Ridgeline 2, a tent for two – Northwind Outdoor</title>\n</head>',
      after:
        '<head>\n  <title>Ridgeline 2, a tent for two – Northwind Outdoor</title>\n  <meta name="description" content="A tent for two that stands in a storm and weighs 1.9 kg. Sewn in Tromsø, repaired for life, and sent within two working days.">\n</head>',
    },
  ],
  check: ['Read it without the page: does it say why somebody should open it?', 'Scan the site again.'],
  standards: [
    {
      name: 'HTML: standard metadata names',
      url: 'https://html.spec.whatwg.org/multipage/semantics.html#standard-metadata-names',
    },
    {
      name: 'Google Search: snippets and descriptions',
      url: 'https://developers.google.com/search/docs/appearance/snippet',
    },
  ],
};
