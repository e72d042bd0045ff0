import type { Article } from '../../Article.ts';

export const article: Article = {
  wrong: [
    'A link needs an address to lead to. Without an `href` attribute an `<a>` is no link at all: it cannot be reached by keyboard. With an empty one it leads to the very page that it stands on, and loads it again.',
  ],
  hurts: [
    {
      who: 'People who get around by keyboard',
      how: 'pass over a link without an address, whatever its script does when it is clicked.',
    },
    { who: 'People who use a screen reader', how: 'hear plain text, or a link that leads nowhere.' },
    { who: 'Visitors', how: 'lose what they typed when the page is suddenly loaded again.' },
  ],
  find: [
    'The table names the page and the text of the link. Press the Tab key on that page: links without an address are passed over.',
    'Look at menus whose first level only opens a second one, at buttons made of links, and at contents whose address was never filled in.',
  ],
  fix: [
    'If it leads somewhere, give it that address.',
    'If it does something on the page, such as opening a menu, it is a button: use `<button type="button">`.',
    'If it does neither, use a `<span>`, or remove it.',
    'If it is the page that the reader is on, a link without an address may stay in the menu with `aria-current="page"`; the full address is simpler, and works as well.',
  ],
  examples: [
    {
      title: 'A link',
      before: '<a href="">Opening hours</a>',
      after: '<a href="/opening-hours">Opening hours</a>',
    },
    {
      title: 'A button',
      before: '<a onclick="openMenu()">Menu</a>',
      after: '<button type="button" onclick="openMenu()">Menu</button>',
    },
  ],
  check: ['Reach it with the Tab key and press Enter: it leads where its text says.'],
  criteria: ['2.1.1', '2.4.4'],
  standards: [
    {
      name: 'HTML: the a element',
      url: 'https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-a-element',
    },
    {
      name: 'Google Search: links that can be crawled',
      url: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
    },
  ],
};
