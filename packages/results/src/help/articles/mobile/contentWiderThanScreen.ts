import type { Article } from '../../Article.ts';
import { mobileFinding } from '../../findings/mobile/mobileFinding.tsx';

export const article: Article = {
  finding: mobileFinding,
  wrong: [
    'The contents of the page are wider than the screen of a phone (360 px). The page moves from side to side, or its edge is cut off.',
  ],
  hurts: [
    {
      who: 'Everyone on a phone',
      how: 'loses the ends of lines, and moves the page sideways when they only want to scroll.',
    },
    {
      who: 'People who see poorly',
      how: 'have enlarged the page already, and now have to move it in two directions for each line.',
    },
    {
      who: 'People with a tremor or stiff fingers',
      how: 'find it hard to scroll straight down such a page.',
    },
  ],
  find: [
    'Look at the page at a width of 360 px in the device mode of the developer tools and scroll to the right. What stands there is what sticks out.',
    'The usual ones: images and embedded media without `max-width`, tables, code, long words and addresses, widths in pixels, and rows that do not wrap.',
  ],
  fix: [
    'Give images and media `max-width: 100%`.',
    'Use `max-width` instead of `width`, and let rows wrap with `flex-wrap: wrap`.',
    'Let long words break with `overflow-wrap: anywhere`. In flex and grid, parts shrink below their contents only with `min-width: 0`.',
    'What has to stay wide, such as a table, goes into a box of its own with `overflow-x: auto`.',
    'Do not hide it with `overflow-x: hidden` on the page: what sticks out can then not be reached at all.',
  ],
  examples: [
    {
      title: 'A box of fixed width',
      language: 'css',
      before: '.card {\n  width: 480px;\n}',
      after: '.card {\n  width: 100%;\n  max-width: 480px;\n}',
    },
    {
      title: 'A wide table',
      before: '<table>…</table>',
      after:
        '<div role="region" aria-label="Prices" tabindex="0" style="overflow-x: auto">\n  <table>…</table>\n</div>',
    },
  ],
  check: [
    'Run `document.body.scrollWidth` and `document.body.clientWidth` in the Console at a width of 360 px: both are the same.',
    'Scroll the page on a phone: it moves up and down only.',
  ],
  criteria: ['1.4.10'],
  standards: [
    {
      name: 'web.dev: responsive web design',
      url: 'https://web.dev/articles/responsive-web-design-basics',
    },
  ],
};
