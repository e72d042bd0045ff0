import type { Article } from '../../Article.ts';

export const article: Article = {
  wrong: [
    'The page leads to `localhost`, or to an address such as `127.0.0.1`, or takes an image or a script from there. Both mean the very device that the page is read on: for the developer their own computer, for a visitor their own phone.',
  ],
  hurts: [
    { who: 'Visitors', how: 'get an error or a gap, because no website runs on their device.' },
    {
      who: 'The site itself',
      how: 'shows what it was developed with, which helps those who look for ways in.',
    },
  ],
  find: [
    'Search the code and the contents of the site for `localhost` and `127.0.0.1`. Such links were often copied from the address bar while the site was being built.',
  ],
  fix: [
    'Write the address as your visitors know it, or begin it with a slash: then it leads to the site that the page itself comes from.',
    'If a program writes the links, correct the address of the site in the settings that it is published with.',
  ],
  examples: [
    {
      before: '<a href="http://localhost:3000/contact">Contact</a>',
      after: '<a href="/contact">Contact</a>',
    },
  ],
  check: [
    'Follow the link on another device than the one that the site was made on.',
    'Let your build fail when a published file holds `localhost`.',
  ],
  standards: [
    { name: 'RFC 6761: the name localhost', url: 'https://www.rfc-editor.org/rfc/rfc6761.html#section-6.3' },
    {
      name: 'RFC 1122: addresses that begin with 127',
      url: 'https://www.rfc-editor.org/rfc/rfc1122.html#section-3.2.1.3',
    },
  ],
};
