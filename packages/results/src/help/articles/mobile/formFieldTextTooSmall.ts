import type { Article } from '../../Article.ts';
import { mobileFinding } from '../../findings/mobile/mobileFinding.tsx';

export const article: Article = {
  finding: mobileFinding,
  wrong: [
    'The text of the field is smaller than 16 px. An iPhone zooms in when such a field is tapped, and does not zoom out again: the page is then cut off at the side.',
  ],
  hurts: [
    {
      who: 'People who lose their place easily',
      how: 'see the form jump, and its other fields and buttons disappear.',
    },
    { who: 'People who see poorly', how: 'cannot check what they have typed.' },
    { who: 'Everyone with an iPhone', how: 'moves the page back by hand after each field.' },
  ],
  find: [
    'Inspect the field: the Computed panel of the developer tools shows its `font-size`. Browsers give fields about 13 px unless the style sheet says otherwise.',
  ],
  fix: [
    'Let fields take their text from the page, with `font: inherit`, and make that at least 16 px.',
    'Do not forbid zooming instead: that keeps people from reading who need it.',
  ],
  examples: [
    {
      language: 'css',
      before: 'input {\n  font-size: 14px;\n}',
      after: 'input,\nselect,\ntextarea {\n  font-size: max(1rem, 16px);\n}',
    },
  ],
  check: [
    'Tap the field on an iPhone: the page stays as it is.',
    'Inspect it again: its text has at least 16 px.',
  ],
  criteria: ['1.4.4'],
};
