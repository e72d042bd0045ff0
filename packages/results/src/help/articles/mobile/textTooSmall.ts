import type { Article } from '../../Article.ts';
import { mobileFinding } from '../../findings/mobile/mobileFinding.tsx';

export const article: Article = {
  finding: mobileFinding,
  wrong: ['The text is smaller than 12 px on a phone. Most people cannot read it without zooming in.'],
  hurts: [
    {
      who: 'People who see poorly, and most people over fifty',
      how: 'cannot read it at all, or hold the phone close and give up.',
    },
    { who: 'Everyone', how: 'misses small print in bright sun or on the move.' },
  ],
  find: [
    'Inspect the text at a width of 360 px: the Computed panel of the developer tools shows its `font-size` in pixels.',
    'Look at footers, captions, prices, and sizes in `em` that add up when one lies in another.',
  ],
  fix: [
    'Make running text 16 px (`1rem`), and nothing smaller than 12 px.',
    'Use `rem` rather than `em` or `px`: then sizes do not multiply, and follow what people have set up in their browser.',
    'If all of the page’s text is too small, its viewport tag may be missing.',
  ],
  examples: [
    {
      language: 'css',
      before: 'footer {\n  font-size: 10px;\n}',
      after: 'footer {\n  font-size: 0.875rem;\n}',
    },
  ],
  check: ['Inspect it again: it has at least 12 px.', 'Read it on a phone at arm’s length.'],
  criteria: ['1.4.4'],
  standards: [
    {
      name: 'Lighthouse: legible font sizes',
      url: 'https://developer.chrome.com/docs/lighthouse/seo/font-size',
    },
  ],
};
