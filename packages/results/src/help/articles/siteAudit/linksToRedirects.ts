import type { Article } from '../../Article.ts';

export const article: Article = {
  wrong: [
    'The link leads to an address that answers with a redirect (a status such as `301` or `302`) and sends its visitors on to another one. It works, but by a detour.',
  ],
  hurts: [
    {
      who: 'People on slow connections',
      how: 'wait for one more answer, on a phone often half a second, before the page even begins to load.',
    },
    {
      who: 'The site itself',
      how: 'spends the time of search engines on detours, and breaks links on the day when somebody removes the redirect.',
    },
  ],
  find: [
    'The table shows the address as it is linked and the one where it ends.',
    'Common causes are `http` instead of `https`, a missing or surplus slash at the end, `www` in front of a name that has none, and pages that have moved.',
  ],
  fix: [
    'Link to the address where the redirect ends.',
    'If a content management system writes the links, correct the address of the site in its settings: then all of them change at once.',
    'Leave redirects alone that are meant to lead elsewhere each time, such as those to a login or to the language of the visitor.',
    'Keep the redirect itself: other sites and bookmarks still use the old address.',
  ],
  examples: [
    {
      before: '<a href="http://example.com/journal">Journal</a>',
      after: '<a href="https://www.example.com/journal/">Journal</a>',
    },
  ],
  check: [
    'Open the Network panel of the developer tools and follow the link: its first answer has the status 200.',
  ],
  standards: [
    {
      name: 'RFC 9110, HTTP: redirection (3xx)',
      url: 'https://www.rfc-editor.org/rfc/rfc9110.html#section-15.4',
    },
    {
      name: 'Google Search: redirects',
      url: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
    },
  ],
};
