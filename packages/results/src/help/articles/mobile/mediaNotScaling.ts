import type { Article } from '../../Article.ts';
import { mobileFinding } from '../../findings/mobile/mobileFinding.tsx';

export const article: Article = {
  finding: mobileFinding,
  wrong: [
    'An image, video or embedded part is wider than the screen of a phone (360 px) and does not shrink. It sticks out, or is cut off at the side.',
  ],
  hurts: [
    {
      who: 'Everyone on a phone',
      how: 'sees a part of the picture, and moves the page sideways for the rest.',
    },
    { who: 'People who see poorly', how: 'have enlarged the page already, and lose even more of it.' },
    { who: 'People with a slow or dear connection', how: 'load more than their screen can show.' },
  ],
  find: [
    'Look at the page at a width of 360 px in the device mode of the developer tools, and inspect what sticks out: its width is in its attributes, or in the style sheet.',
  ],
  fix: [
    'Give images and videos `max-width: 100%` and `height: auto`. Keep their `width` and `height` attributes: with them the page does not jump while they load.',
    'Give an embedded player or map `width: 100%` and an `aspect-ratio`.',
    'Offer smaller files with `srcset` and `sizes`.',
  ],
  examples: [
    {
      title: 'Images and videos',
      language: 'css',
      before: 'img {\n  width: 800px;\n}',
      after: 'img,\nvideo {\n  max-width: 100%;\n  height: auto;\n}',
    },
    {
      title: 'An embedded player',
      language: 'css',
      before: 'iframe {\n  width: 560px;\n  height: 315px;\n}',
      after: 'iframe {\n  width: 100%;\n  height: auto;\n  aspect-ratio: 16 / 9;\n}',
    },
  ],
  check: ['Look at it at widths of 320 and 360 px: it is whole, and the page does not move sideways.'],
  criteria: ['1.4.10'],
  standards: [{ name: 'web.dev: responsive images', url: 'https://web.dev/learn/design/responsive-images' }],
};
