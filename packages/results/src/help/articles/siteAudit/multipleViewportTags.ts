import type { Article } from '../../Article.ts';

export const article: Article = {
  wrong: [
    'The page has more than one `<meta name="viewport">`. They do not add up: in most browsers the last one counts, and the others mislead whoever reads the code.',
  ],
  hurts: [
    {
      who: 'People on phones',
      how: 'may get the page at the width of a desktop screen, with text too small to read.',
    },
    { who: 'People who see poorly', how: 'may not be able to zoom, because one of the tags forbids it.' },
  ],
  find: ['The table lists all of them. Look in the template first, then in its extensions.'],
  fix: ['Keep one, with `width=device-width, initial-scale=1`, and remove the others.'],
  examples: [
    {
      before:
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="viewport" content="width=1024">',
      after: '<meta name="viewport" content="width=device-width, initial-scale=1">',
    },
  ],
  check: ['Open the page on a phone: the text can be read without zooming, and the page can be zoomed.'],
  criteria: ['1.4.4', '1.4.10'],
  standards: [
    {
      name: 'CSS Viewport: the viewport meta tag',
      url: 'https://drafts.csswg.org/css-viewport/#viewport-meta',
    },
  ],
};
