import type { Article } from '../../Article.ts';
import { mobileFinding } from '../../findings/mobile/mobileFinding.tsx';

export const article: Article = {
  finding: mobileFinding,
  wrong: [
    'The main heading of the page begins below the first screen of a phone (360 by 800 px). Whoever opens the page does not see what it is about.',
  ],
  hurts: [
    {
      who: 'Everyone on a phone',
      how: 'has to scroll past pictures, menus or notices to learn whether this is the right page. Many go back before.',
    },
    {
      who: 'People who are easily distracted or lose their place',
      how: 'need a first line that says where they are.',
    },
  ],
  find: [
    'Look at the page at 360 by 800 px in the device mode of the developer tools, without scrolling. What takes the room: a large picture, a tall header, advertising, a notice?',
  ],
  fix: [
    'Put the heading before the large picture, or give the picture less height on narrow screens.',
    'Fold the menu away, and keep the header low.',
    'Move advertising and notices below the heading.',
  ],
  examples: [
    {
      language: 'css',
      before: '.hero img {\n  height: 100vh;\n}',
      after:
        '.hero img {\n  height: 100vh;\n}\n@media (max-width: 480px) {\n  .hero img {\n    height: 40vh;\n  }\n}',
    },
  ],
  check: ['Open the page on a phone: the heading is seen without scrolling.'],
  standards: [
    {
      name: 'Google Search: page experience',
      url: 'https://developers.google.com/search/docs/appearance/page-experience',
    },
  ],
};
