import type { Article } from '../../Article.ts';

export const article: Article = {
  wrong: [
    'The page has more than one `<meta>` of a kind that may be there once: a description, or a list of keywords. The standard asks for one description at most, and nobody says which of several is read.',
  ],
  hurts: [
    { who: 'People who search the web', how: 'may see the worse of the two, or both run together.' },
    { who: 'Whoever writes for the site', how: 'changes one of them and wonders why nothing happens.' },
  ],
  find: [
    'The table lists all of them. Usually the template writes one and an extension for search engines another.',
  ],
  fix: [
    'Keep the one that is written for this page, and remove the other where it comes from.',
    'Keywords may go altogether: Google has said since 2009 that it passes over them.',
  ],
  examples: [
    {
      before:
        '<meta name="description" content="Welcome to Northwind Outdoor.">\n<meta name="description" content="A tent for two that stands in a storm. …">',
      after: '<meta name="description" content="A tent for two that stands in a storm. …">',
    },
  ],
  check: ['Search for `name="description"` in the Elements panel of the developer tools: it is there once.'],
  standards: [
    {
      name: 'HTML: standard metadata names',
      url: 'https://html.spec.whatwg.org/multipage/semantics.html#standard-metadata-names',
    },
    {
      name: 'Google Search: meta tags that are read',
      url: 'https://developers.google.com/search/docs/crawling-indexing/special-tags',
    },
  ],
};
