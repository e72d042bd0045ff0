import type { Article } from '../../Article.ts';
import { mobileFinding } from '../../findings/mobile/mobileFinding.tsx';

export const article: Article = {
  finding: mobileFinding,
  wrong: [
    'The link, button or field measures less than 48 by 48 px on a phone. That is about 9 mm, the width of a fingertip. Links within running text are not counted.',
    'WCAG asks for 24 px at least, and for 44 px at its highest level. The 48 px are what Google recommends for fingers.',
  ],
  hurts: [
    { who: 'People with a tremor or stiff fingers', how: 'miss it, again and again.' },
    {
      who: 'Everyone on a phone',
      how: 'presses beside it on the move, with one hand, or with large thumbs.',
    },
  ],
  find: [
    'Inspect the element at a width of 360 px: the developer tools show its size when you point at it. What counts is what can be pressed, padding included.',
    'Look at icons, page numbers, lists of links, check boxes, and the crosses that close things.',
  ],
  fix: [
    'Give it `padding`, or a `min-width` and `min-height` of 48 px.',
    'An inline link takes height only as `display: inline-block` or flex.',
    'The icon may stay small: it is the area around it that has to grow.',
    'Put a check box into its label: then the whole label can be pressed.',
  ],
  examples: [
    {
      language: 'css',
      before: '.close {\n  width: 24px;\n  height: 24px;\n}',
      after: '.close {\n  min-width: 48px;\n  min-height: 48px;\n  padding: 12px;\n}',
    },
    {
      title: 'A list of links',
      language: 'css',
      before: '.menu a {\n  display: inline;\n}',
      after: '.menu a {\n  display: block;\n  padding: 12px 16px;\n  line-height: 24px;\n}',
    },
  ],
  check: ['Inspect it again: it measures at least 48 by 48 px.', 'Use it on a real phone with your thumb.'],
  criteria: ['2.5.8', '2.5.5'],
  standards: [
    { name: 'web.dev: targets that can be tapped', url: 'https://web.dev/articles/accessible-tap-targets' },
  ],
};
