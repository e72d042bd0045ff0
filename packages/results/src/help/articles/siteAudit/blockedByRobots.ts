import type { Article } from '../../Article.ts';

export const article: Article = {
  wrong: [
    'The file `robots.txt` of the site forbids crawlers this address. The scanner obeys it as search engines do, and so does not know whether the page exists. That may be just what you want: carts, searches and internal pages belong there.',
  ],
  hurts: [
    {
      who: 'People who search the web',
      how: 'do not find the page, or find its bare address without a title and a description, because other pages link to it.',
    },
    {
      who: 'The site itself',
      how: 'believes a page to be hidden that is not: `robots.txt` keeps crawlers from reading it, not from listing it.',
    },
  ],
  find: [
    'Open `/robots.txt` on the site. The rule with the longest path that fits the address counts, and an `Allow` goes before a `Disallow` of the same length.',
  ],
  fix: [
    'If the page should be found, remove the rule, or allow the address by one that is longer.',
    'If it should not be listed, let crawlers read it and say so on the page with `<meta name="robots" content="noindex">`. Forbidden by `robots.txt`, that tag is never seen.',
    'If it is secret, ask for a login: `robots.txt` can be read by everyone.',
    'If the scan should see it and search engines should not, give the scanner a group of its own.',
  ],
  examples: [
    {
      title: 'In robots.txt',
      before: 'User-agent: *\nDisallow: /shop/',
      after: 'User-agent: *\nDisallow: /shop/cart\nDisallow: /shop/search',
    },
  ],
  check: [
    'Read the rules again with the address in hand, or use the report on `robots.txt` in Google Search Console.',
    'Scan the site again: the address is no longer listed here.',
  ],
  standards: [
    { name: 'RFC 9309: robots exclusion protocol', url: 'https://www.rfc-editor.org/rfc/rfc9309.html' },
    {
      name: 'Google Search: introduction to robots.txt',
      url: 'https://developers.google.com/search/docs/crawling-indexing/robots/intro',
    },
    {
      name: 'Google Search: noindex',
      url: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
    },
  ],
};
