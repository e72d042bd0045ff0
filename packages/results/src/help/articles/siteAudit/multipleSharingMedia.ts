import type { Article } from '../../Article.ts';

export const article: Article = {
  wrong: [
    'The page names several images or videos for sharing, or says one thing of them twice, such as a width. Several images are allowed: networks show the first, or let their members choose. But what is said of an image belongs to the one before it, and said twice it contradicts itself.',
  ],
  hurts: [
    {
      who: 'People who are sent a link',
      how: 'see another image than the one that was meant, or one that is cut or stretched.',
    },
    { who: 'People who use a screen reader', how: 'may hear the alternative of another image.' },
  ],
  find: [
    'The table lists the tags in the order in which they stand. Usually the template names one image and an extension another.',
  ],
  fix: [
    'Keep the image that is about this page, with its width, height and alternative once each, and remove the others.',
    'If you want several, put the one that should be shown first, and after each one what is said of it.',
    '`og:image:url` says the same as `og:image`: one of the two is enough, and with `https` no `og:image:secure_url` is needed.',
  ],
  examples: [
    {
      before:
        '<meta property="og:image" content="https://www.example.com/ridge.jpg">\n<meta property="og:image:width" content="1200">\n<meta property="og:image:width" content="600">',
      after:
        '<meta property="og:image" content="https://www.example.com/ridge.jpg">\n<meta property="og:image:width" content="1200">',
    },
    {
      title: 'Two images',
      before:
        '<meta property="og:image" content="https://www.example.com/ridge.jpg">\n<meta property="og:image" content="https://www.example.com/valley.jpg">\n<meta property="og:image:alt" content="A red tent on a ridge">\n<meta property="og:image:alt" content="The valley in fog">',
      after:
        '<meta property="og:image" content="https://www.example.com/ridge.jpg">\n<meta property="og:image:alt" content="A red tent on a ridge">\n<meta property="og:image" content="https://www.example.com/valley.jpg">\n<meta property="og:image:alt" content="The valley in fog">',
    },
  ],
  check: ['Paste the address into a message to yourself: the preview shows the image that you meant, whole.'],
  standards: [
    { name: 'The Open Graph protocol: structured properties', url: 'https://ogp.me/#structured' },
    { name: 'The Open Graph protocol: arrays', url: 'https://ogp.me/#array' },
  ],
};
