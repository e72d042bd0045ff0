import type { Article } from '../../Article.ts';

export const article: Article = {
  wrong: [
    'The image has no `alt` attribute. What it shows is lost for everyone who cannot see it, and nothing says whether that matters.',
  ],
  hurts: [
    {
      who: 'People who use a screen reader',
      how: 'hear the name of the file instead, letter by letter: “D S C underscore 0 0 4 7”.',
    },
    {
      who: 'People whose connection is slow',
      how: 'see an empty box without a word while the image is on its way, or when it never comes.',
    },
    {
      who: 'People who search for images',
      how: 'do not find it: search engines read the alternative as well.',
    },
  ],
  find: [
    'The table names the file and the page. Look at the image there and ask what would be missing without it.',
  ],
  fix: [
    'If it says something, say the same in a few words, as you would on the telephone.',
    'If it stands alone in a link or a button, say what pressing it does.',
    'If it only decorates, write `alt=""`: empty, but there.',
    'Ask for an alternative in the form by which images are uploaded.',
  ],
  examples: [
    {
      title: 'An image that says something',
      before: '<img src="/ridge.jpg">',
      after: '<img src="/ridge.jpg" alt="A red tent on a ridge, above the clouds">',
    },
    {
      title: 'An image that decorates',
      before: '<img src="/wave.svg">',
      after: '<img src="/wave.svg" alt="">',
    },
  ],
  check: ['Turn images off, or read the page with a screen reader: nothing is missing.'],
  criteria: ['1.1.1'],
  standards: [
    {
      name: 'W3C: a decision tree for alternatives',
      url: 'https://www.w3.org/WAI/tutorials/images/decision-tree/',
    },
    { name: 'HTML: text for images', url: 'https://html.spec.whatwg.org/multipage/images.html#alt' },
    {
      name: 'Google Search: images',
      url: 'https://developers.google.com/search/docs/appearance/google-images',
    },
  ],
};
