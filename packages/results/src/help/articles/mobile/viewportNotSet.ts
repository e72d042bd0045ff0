import type { Article } from '../../Article.ts';
import { mobileFinding } from '../../findings/mobile/mobileFinding.tsx';

export const article: Article = {
  finding: mobileFinding,
  wrong: [
    'The page has no `<meta name="viewport">`, or an empty one. A phone then lays it out as if its screen were about 980 px wide, and shrinks the result until it fits: everything is there, and nothing can be read.',
  ],
  hurts: [
    { who: 'Everyone on a phone', how: 'has to zoom in and move the page from side to side for each line.' },
    {
      who: 'People who see poorly',
      how: 'lose the large text that they have set up, because the page is shrunk as a whole.',
    },
    {
      who: 'People with a tremor or stiff fingers',
      how: 'cannot hit links that are a few millimetres high.',
    },
  ],
  find: [
    'Search the page’s code for `name="viewport"`. It belongs within the `<head>`.',
    'Open the page on a phone: the text is tiny, and the page looks as on a desktop.',
  ],
  fix: [
    'Put `<meta name="viewport" content="width=device-width, initial-scale=1">` into the `<head>` of the template, so that every page has it.',
    'Then look at the page at a width of 360 px: a layout that was made for a desktop may now stick out, and needs styles that let it flow.',
  ],
  examples: [
    {
      before: '<head>\n  <meta charset="utf-8">\n  <title>Tents</title>\n</head>',
      after:
        '<head>\n  <meta charset="utf-8">\n  <meta name="viewport" content="width=device-width, initial-scale=1">\n  <title>Tents</title>\n</head>',
    },
  ],
  check: [
    'Open the page on a phone, or in the device mode of the developer tools: the text can be read without zooming.',
  ],
  criteria: ['1.4.10'],
  standards: [
    {
      name: 'CSS Viewport: the viewport meta tag',
      url: 'https://drafts.csswg.org/css-viewport/#viewport-meta',
    },
    { name: 'web.dev: responsive web design', url: 'https://web.dev/articles/responsive-web-design-basics' },
  ],
};
