import type { Article } from '../../Article.ts';

export const article: Article = {
  wrong: [
    'The `src` attribute of the image is missing or empty, so that the browser has nothing to show. The standard asks for an address that is not empty.',
  ],
  hurts: [
    { who: 'Everyone', how: 'sees an empty space, or the sign of a broken image.' },
    { who: 'People who use a screen reader', how: 'hear of an image that is not there.' },
  ],
  find: [
    'Search the page’s code for `src=""` and for `<img` without a `src`.',
    'Look at images that a script fills in later, and at contents whose image was never chosen.',
  ],
  fix: [
    'Give the image its address.',
    'If there is none, leave the element out, and let the template do so where an image was not chosen.',
    'To load images only when they come into view, use `loading="lazy"` with a `src`: no script is needed.',
  ],
  examples: [
    {
      title: 'An image that is loaded late',
      before: '<img data-src="/ridge.jpg" alt="A red tent on a ridge">',
      after: '<img src="/ridge.jpg" loading="lazy" alt="A red tent on a ridge">',
    },
  ],
  check: ['Reload the page: the image is there, with scripts turned off, too.'],
  standards: [
    {
      name: 'HTML: the img element',
      url: 'https://html.spec.whatwg.org/multipage/embedded-content.html#the-img-element',
    },
  ],
};
