import type { Article } from '../../Article.ts';
import { mobileFinding } from '../../findings/mobile/mobileFinding.tsx';

export const article: Article = {
  finding: mobileFinding,
  wrong: [
    'A finger on the middle of one link or button covers too much of another. With a fingertip of 48 by 48 px on the middle of the one, the part that lies on the other is a quarter or more of the part that lies on the one itself.',
  ],
  hurts: [
    {
      who: 'People with a tremor or stiff fingers',
      how: 'press the neighbour, and have to find their way back each time.',
    },
    { who: 'Everyone on a phone', how: 'deletes instead of saving, or opens the wrong page.' },
  ],
  find: [
    'The neighbours are listed with the element. Look at both on a phone.',
    'The usual ones: lists of links with little space between the lines, rows of small icons, page numbers, and a cross within something that can itself be pressed.',
  ],
  fix: [
    'Make them larger: targets of 48 by 48 px never conflict, unless they overlap.',
    'Or move them apart with `gap`, `margin` or a larger `line-height`: 8 px is a good beginning.',
    'If both lead to the same place, make them one link.',
    'Leave fewer of them side by side on narrow screens.',
  ],
  examples: [
    {
      language: 'css',
      before: '.links li {\n  line-height: 1.2;\n}',
      after: '.links li + li {\n  margin-top: 8px;\n}\n.links a {\n  display: block;\n  padding: 12px 0;\n}',
    },
    {
      title: 'Two links to one place',
      before: '<a href="/tents"><img src="/tent.jpg" alt=""></a>\n<a href="/tents">Tents</a>',
      after: '<a href="/tents">\n  <img src="/tent.jpg" alt="">\n  Tents\n</a>',
    },
  ],
  check: [
    'Press each of them on a real phone with your thumb, ten times: you hit it ten times.',
    'Scan the site again.',
  ],
  criteria: ['2.5.8'],
  standards: [
    { name: 'Lighthouse: tap targets', url: 'https://developer.chrome.com/docs/lighthouse/seo/tap-targets' },
    { name: 'web.dev: targets that can be tapped', url: 'https://web.dev/articles/accessible-tap-targets' },
  ],
};
