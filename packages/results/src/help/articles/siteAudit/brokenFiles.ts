import type { Article } from '../../Article.ts';

export const article: Article = {
  wrong: [
    'The page asks for a file (an image, a script or a style sheet) that does not come: its server answers with an error, or does not exist. The page is shown without it.',
  ],
  hurts: [
    {
      who: 'Everyone',
      how: 'sees a gap where an image should be, a page without its look, or presses buttons that do nothing because their script is missing.',
    },
    {
      who: 'People on slow connections',
      how: 'wait for a file that never comes; a missing style sheet or script can hold up the whole page.',
    },
    {
      who: 'People who use a keyboard or a screen reader',
      how: 'are left without menus and dialogs that only a script makes usable.',
    },
  ],
  find: [
    'Open the page with the developer tools and look at the Network panel: files that failed are shown in red, with their status.',
    'The Console panel names them too, with the line of the page that asked for them.',
  ],
  fix: [
    'Correct the address. Upper and lower case matter on most servers, and a relative address such as `images/tent.jpg` depends on where the page lies: one that begins with a slash does not.',
    'Upload the file if it was forgotten. Names that hold a hash, such as `app.3f9a2c.js`, change with each release: publish the files before the pages that ask for them, and keep the old ones for a while.',
    'If the file is no longer needed, remove the element.',
    'If it comes from another server, consider keeping a copy of it on your own.',
  ],
  examples: [
    {
      title: 'An image',
      before: '<img src="images/Tent.JPG" alt="A red tent">',
      after: '<img src="/images/tent.jpg" alt="A red tent">',
    },
    {
      title: 'A style sheet of a release that is gone',
      before: '<link rel="stylesheet" href="/assets/site.81fe02.css">',
      after: '<link rel="stylesheet" href="/assets/site.3f9a2c.css">',
    },
  ],
  check: [
    'Reload the page with an empty cache: no line of the Network panel is red.',
    'Scan the site again.',
  ],
  standards: [
    {
      name: 'RFC 9110, HTTP: client errors (4xx)',
      url: 'https://www.rfc-editor.org/rfc/rfc9110.html#section-15.5',
    },
    {
      name: 'HTML: the img element',
      url: 'https://html.spec.whatwg.org/multipage/embedded-content.html#the-img-element',
    },
    {
      name: 'HTML: the link element',
      url: 'https://html.spec.whatwg.org/multipage/semantics.html#the-link-element',
    },
    {
      name: 'HTML: the script element',
      url: 'https://html.spec.whatwg.org/multipage/scripting.html#the-script-element',
    },
  ],
};
