import type { Article } from '../../Article.ts';

export const article: Article = {
  wrong: [
    'The `alt` attribute of the image is empty. That is right, and the way to do it, for images that only decorate. For images that say something it hides them from everyone who cannot see. A program cannot tell the two apart: go through the list once.',
  ],
  hurts: [
    {
      who: 'People who use a screen reader',
      how: 'do not even hear that there is an image. If it says something, they miss it without knowing.',
    },
  ],
  find: [
    'Cover the image with your hand. If the page still says the same, the empty alternative is right.',
    'Look most closely at images in links, at charts, at text in images, and at what is sold.',
  ],
  fix: [
    'If it decorates, or repeats the text beside it, leave it as it is.',
    'If it says something, say the same in a few words.',
    'If it is all that a link or a button holds, say what pressing it does.',
  ],
  examples: [
    {
      title: 'Alone in a link',
      before: '<a href="/shop/tents"><img src="/tent.jpg" alt=""></a>',
      after: '<a href="/shop/tents"><img src="/tent.jpg" alt="Tents"></a>',
    },
  ],
  check: ['Read the page with a screen reader, or with images turned off: nothing is missing.'],
  criteria: ['1.1.1'],
  standards: [
    { name: 'W3C: images that decorate', url: 'https://www.w3.org/WAI/tutorials/images/decorative/' },
    { name: 'HTML: text for images', url: 'https://html.spec.whatwg.org/multipage/images.html#alt' },
  ],
};
