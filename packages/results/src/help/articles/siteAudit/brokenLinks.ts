import type { Article } from '../../Article.ts';

export const article: Article = {
  wrong: [
    'The address does not work: its server answers with an error such as `404 Not Found` or `500 Internal Server Error`, or the name of the server does not exist at all. Redirects were followed before, so that it is their end that fails.',
  ],
  hurts: [
    {
      who: 'Visitors',
      how: 'follow the link and stand before an error. Many leave, and trust the rest of the site less.',
    },
    {
      who: 'People who use a screen reader or magnification',
      how: 'lose their place, and need longer than others to find back to where they were.',
    },
    {
      who: 'The site itself',
      how: 'loses what the link was there for: search engines follow links to find pages, and here they find nothing.',
    },
  ],
  find: [
    'The table names the broken address, the status that it answered with, and the page that the link stands on.',
    'Open that page and search its code for the address. If it stands on every page, it is in the header, the footer or the menu.',
  ],
  fix: [
    'If the page has moved, link to its new address.',
    'If the address is mistyped, correct it: look for missing letters, spaces, and a missing `https://`, without which `www.example.com` is taken for a page of your own site.',
    'If the page is gone for good, remove the link, or link to another page that says the same.',
    'If the page is yours and others link to it too, redirect its old address to the new one with `301 Moved Permanently`.',
    'For the source of a quotation, correct or remove the `cite` attribute: readers do not see it, but programs do.',
  ],
  examples: [
    { before: '<a href="/shop/tends">Tents</a>', after: '<a href="/shop/tents">Tents</a>' },
    {
      title: 'An address of another site',
      before: '<a href="www.example.com/maps">Maps</a>',
      after: '<a href="https://www.example.com/maps">Maps</a>',
    },
  ],
  check: [
    'Follow the link yourself, in a private window: what you see when you are logged in may not be there for others.',
    'Scan the site again: each address is asked for afresh.',
  ],
  standards: [
    {
      name: 'RFC 9110, HTTP: client errors (4xx)',
      url: 'https://www.rfc-editor.org/rfc/rfc9110.html#section-15.5',
    },
    {
      name: 'RFC 9110, HTTP: server errors (5xx)',
      url: 'https://www.rfc-editor.org/rfc/rfc9110.html#section-15.6',
    },
    {
      name: 'HTML: the a element',
      url: 'https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-a-element',
    },
  ],
};
