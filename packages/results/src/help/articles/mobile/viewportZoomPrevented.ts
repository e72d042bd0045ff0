import type { Article } from '../../Article.ts';
import { mobileFinding } from '../../findings/mobile/mobileFinding.tsx';

export const article: Article = {
  finding: mobileFinding,
  wrong: [
    'The viewport tag forbids zooming with `user-scalable=no`, or ends it early with a low `maximum-scale`. Some browsers pass over this, as Safari does; others obey.',
  ],
  hurts: [
    { who: 'People who see poorly', how: 'cannot make text, maps and pictures large enough.' },
    {
      who: 'Everyone',
      how: 'at times wants to look more closely: at small print, in bright sun, without glasses.',
    },
  ],
  find: [
    'Look at the `content` of the viewport tag for `user-scalable` and `maximum-scale`.',
    'Spread two fingers on the page on an Android phone: it stays as it is.',
  ],
  fix: [
    'Remove `user-scalable` and `maximum-scale` from the tag. WCAG asks for text that can be made twice as large.',
    'If it was there to keep a map or a game still, set `touch-action` on that element instead.',
    'If it was there to stop the iPhone from zooming into fields, give the fields a text of 16 px.',
  ],
  examples: [
    {
      before:
        '<meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no">',
      after: '<meta name="viewport" content="width=device-width, initial-scale=1">',
    },
  ],
  check: ['Spread two fingers on the page on a phone: text becomes at least twice as large.'],
  criteria: ['1.4.4'],
  standards: [
    {
      name: 'CSS Viewport: the viewport meta tag',
      url: 'https://drafts.csswg.org/css-viewport/#viewport-meta',
    },
  ],
};
