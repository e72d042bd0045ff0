import type { Article } from '../../Article.ts';
import { mobileFinding } from '../../findings/mobile/mobileFinding.tsx';

export const article: Article = {
  finding: mobileFinding,
  wrong: [
    'The viewport tag asks for a fixed width, or does not ask for `width=device-width`. The page is then laid out at that width whatever the screen, and is shrunk or cut off on a phone.',
  ],
  hurts: [
    { who: 'Everyone on a phone', how: 'reads text that is too small, or moves the page from side to side.' },
    { who: 'People who turn their phone', how: 'get the same lines, only larger, where more would fit.' },
    { who: 'People who see poorly', how: 'zoom in, and then lose the ends of the lines.' },
  ],
  find: [
    'Look at the `content` of the viewport tag: a number after `width=` is the fixed width in CSS pixels.',
  ],
  fix: [
    'Write `width=device-width, initial-scale=1`.',
    'Then give widths in the style sheet as `max-width` or in percent, and let columns stand under each other on narrow screens with flex, grid or media queries.',
  ],
  examples: [
    {
      before: '<meta name="viewport" content="width=1024">',
      after: '<meta name="viewport" content="width=device-width, initial-scale=1">',
    },
    {
      title: 'A layout that flows',
      language: 'css',
      before: '.page {\n  width: 1024px;\n}',
      after: '.page {\n  max-width: 1024px;\n  margin-inline: auto;\n}',
    },
  ],
  check: [
    'Look at the page at widths of 320, 360 and 768 px in the device mode of the developer tools: nothing is cut off, and nothing is tiny.',
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
