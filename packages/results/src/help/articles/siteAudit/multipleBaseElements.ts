import type { Article } from '../../Article.ts';

export const article: Article = {
  wrong: [
    'A `<base>` says where relative addresses of the page begin. There may be one; browsers follow the first `href` and the first `target`, and pass over all others.',
  ],
  hurts: [
    {
      who: 'Visitors',
      how: 'follow links that lead elsewhere than their author meant, and miss images and styles.',
    },
    { who: 'Developers', how: 'search long for why an address does not do what it says.' },
  ],
  find: [
    'Search the page’s code for `<base`. The table lists all of them. Often the template writes one and an extension another.',
  ],
  fix: [
    'Keep the one that is right, as the first thing in the `<head>` that holds an address, and remove the others.',
    'Better still, use none, and begin addresses of your own site with a slash.',
    'A page that lay between the two may have been written for the wrong one: follow its links afterwards.',
  ],
  examples: [
    {
      before: '<base href="https://www.example.com/">\n<base href="https://shop.example.com/">',
      after: '<base href="https://www.example.com/">',
    },
  ],
  check: [
    'Count them in the Console of the developer tools: `document.querySelectorAll("base").length` is 0 or 1.',
    'Scan the site again: addresses that were read wrongly may now turn out to be broken, or no longer be.',
  ],
  standards: [
    {
      name: 'HTML: the base element',
      url: 'https://html.spec.whatwg.org/multipage/semantics.html#the-base-element',
    },
  ],
};
