import type { Article } from '../../Article.ts';
import { mobileFinding } from '../../findings/mobile/mobileFinding.tsx';

export const article: Article = {
  finding: mobileFinding,
  wrong: [
    'The page has more than one `<meta name="viewport">`. In most browsers the last one counts, and the others mislead whoever reads the code.',
  ],
  hurts: [
    {
      who: 'Everyone on a phone',
      how: 'may get the page at the width of a desktop screen, depending on the browser.',
    },
    { who: 'People who see poorly', how: 'may not be able to zoom, because one of the tags forbids it.' },
  ],
  find: [
    'Search the page for `name="viewport"`, in the Elements panel of the developer tools: a script may have added one. Often the template writes one and an extension another.',
  ],
  fix: ['Keep one, with `width=device-width, initial-scale=1`, and remove the others where they come from.'],
  examples: [
    {
      before:
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="viewport" content="width=1024">',
      after: '<meta name="viewport" content="width=device-width, initial-scale=1">',
    },
  ],
  check: [
    'Count them in the Console of the developer tools: `document.querySelectorAll("meta[name=viewport]").length` is 1.',
  ],
  criteria: ['1.4.4', '1.4.10'],
  standards: [
    {
      name: 'CSS Viewport: the viewport meta tag',
      url: 'https://drafts.csswg.org/css-viewport/#viewport-meta',
    },
  ],
};
