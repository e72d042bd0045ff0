import type { Article } from '../../Article.ts';

export const article: Article = {
  wrong: [
    'The page has more than one `<title>`. The standard allows one. Browsers show the first and pass over the others, which may be the better ones.',
  ],
  hurts: [
    { who: 'Visitors', how: 'may see the title of the template instead of that of the page.' },
    { who: 'People who search the web', how: 'may see either of them, or both run together.' },
  ],
  find: [
    'The table lists all of them. Usually the template writes one and an extension for search engines another.',
  ],
  fix: [
    'Keep the one that says what the page is about, and remove the others where they come from: in the template, or in the settings of the extension.',
    'A name for a drawing belongs within its `<svg>`; there a `<title>` is right, and is not counted.',
  ],
  examples: [
    {
      before:
        '<head>\n  <title>Northwind Outdoor</title>\n  <title>Two-person tents – Northwind Outdoor</title>\n</head>',
      after: '<head>\n  <title>Two-person tents – Northwind Outdoor</title>\n</head>',
    },
  ],
  check: ['Search the page’s code, as the server sends it, for `<title`: the `<head>` holds one.'],
  standards: [
    {
      name: 'HTML: the title element',
      url: 'https://html.spec.whatwg.org/multipage/semantics.html#the-title-element',
    },
  ],
};
