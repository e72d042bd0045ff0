import type { Article } from '../../Article.ts';
import { mobileFinding } from '../../findings/mobile/mobileFinding.tsx';

export const article: Article = {
  finding: mobileFinding,
  wrong: [
    'A part of the page scrolls by itself, and is less than 48 px wide or high. There is hardly room for a finger to move it, and hardly any to read.',
  ],
  hurts: [
    {
      who: 'People with a tremor or stiff fingers',
      how: 'scroll the page instead, or press what lies within.',
    },
    {
      who: 'Everyone on a phone',
      how: 'does not notice that there is more, because scroll bars are hidden until they move.',
    },
  ],
  find: [
    'Inspect the element: it has `overflow: auto` or `scroll`, and its contents are larger than itself.',
    'Look at terms of use in small boxes, at code of a single line, and at heights given in pixels.',
  ],
  fix: [
    'Let it grow with its contents: remove its `height` or `max-height`. On a phone a page that is longer is easier than a page within the page.',
    'If it has to scroll, make it at least 48 px wide and high, better several lines.',
    'If it scrolls by a few pixels only, its padding or line height is too large for its height.',
  ],
  examples: [
    {
      language: 'css',
      before: '.terms {\n  height: 40px;\n  overflow: auto;\n}',
      after: '.terms {\n  max-height: 50vh;\n  overflow: auto;\n}',
    },
  ],
  check: [
    'Move its contents with your thumb on a real phone, without moving the page.',
    'Enlarge the text to twice its size: it still fits, or still scrolls.',
  ],
  criteria: ['1.4.10'],
  standards: [{ name: 'MDN: overflow', url: 'https://developer.mozilla.org/en-US/docs/Web/CSS/overflow' }],
};
