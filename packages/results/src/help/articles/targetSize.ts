import type { Article } from '../Article.ts';
import { targetSizeFinding } from '../findings/targetSizeFinding.tsx';

export const article: Article = {
  finding: targetSizeFinding,
  wrong: [
    'The button or link is smaller than 24 by 24 px, and others lie so close that they are easily pressed by mistake.',
    'A smaller one passes if a circle of 24 px around its middle touches no other target nor the circle of another small one. Links within a sentence are exempt.',
  ],
  hurts: [
    { who: 'People with a tremor or stiff fingers', how: 'hit the neighbour, or nothing at all.' },
    { who: 'People who use a head pointer or their eyes to point', how: 'cannot aim that finely.' },
    {
      who: 'Everyone on a phone',
      how: 'presses the wrong thing on the move, with one hand or with large thumbs.',
    },
  ],
  find: [
    'Inspect the element: the developer tools show its size when you point at it in the Elements panel. What counts is what can be pressed, padding included.',
    'Look at rows of small icons, page numbers, tags that can be removed, and links that stand directly under each other.',
  ],
  fix: [
    'Give it `padding`, or a `min-width` and `min-height` of 24 px; 44 to 48 px are comfortable on a phone.',
    'Or move it away from its neighbours with `gap` or `margin`.',
    'An inline link takes height only as `display: inline-block` or flex.',
    'The icon may stay small: it is the area around it that has to grow.',
  ],
  examples: [
    {
      language: 'css',
      before: '.topics button {\n  height: 20px;\n  padding: 0;\n}',
      after:
        '.topics {\n  display: flex;\n  gap: 8px;\n}\n.topics button {\n  min-width: 24px;\n  min-height: 24px;\n  padding: 4px 12px;\n}',
    },
  ],
  check: [
    'Inspect it again, at the width of a phone, too: it is at least 24 by 24 px, or has that much room to itself.',
    'Use it on a real phone with your thumb.',
  ],
};
