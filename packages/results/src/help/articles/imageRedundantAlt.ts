import type { Article } from '../Article.ts';
import { factsFinding } from '../findings/factsFinding.tsx';

export const article: Article = {
  finding: factsFinding,
  wrong: ['The `alt` of the image says the same as the words beside it in the same link or button.'],
  hurts: [
    {
      who: 'People who use a screen reader',
      how: 'hear it twice: “Tomás Reyes Tomás Reyes, link”. On a page of cards that doubles the time.',
    },
    { who: 'People who find long texts hard', how: 'must work out that the two are one.' },
  ],
  find: ['Look at links and buttons with an image and words: team pages, product lists, menus with icons.'],
  fix: [
    'If the words say it all, write `alt=""`: the image then decorates.',
    'If the image shows something that the words don’t, say that and that only.',
  ],
  examples: [
    {
      before: '<a href="/team/tomas">\n  <img src="tomas.jpg" alt="Tomás Reyes">\n  Tomás Reyes\n</a>',
      after: '<a href="/team/tomas">\n  <img src="tomas.jpg" alt="">\n  Tomás Reyes\n</a>',
    },
  ],
  check: ['Look at “Name” of the link or button in the Accessibility panel: nothing is said twice.'],
};
