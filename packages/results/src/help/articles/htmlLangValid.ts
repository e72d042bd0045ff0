import type { Article } from '../Article.ts';
import { factsFinding } from '../findings/factsFinding.tsx';

export const article: Article = {
  finding: factsFinding,
  wrong: [
    'The `lang` attribute of the page holds something that is not a language code. Browsers and screen readers then treat it as if it weren’t there.',
  ],
  hurts: [
    {
      who: 'People who use a screen reader',
      how: 'hear the page with the voice and sounds of another language.',
    },
    { who: 'People who read braille', how: 'get the wrong contractions and accents.' },
    { who: 'People who have pages translated', how: 'are offered the wrong language, or none.' },
  ],
  find: [
    'Look at the `lang` in the first tag of the page’s source. Typical slips: `english`, `en_GB` with an underscore, the code of a country, such as `jp` for Japanese, which is `ja`, or a placeholder of the template that was never filled in.',
  ],
  fix: [
    'Use a code of BCP 47: two or three letters for the language, and where it matters a hyphen and the region: `en`, `en-GB`, `zh-Hant`.',
    'Look up codes that you aren’t sure of in the “Language Subtag Registry” of IANA.',
    'If the code comes from a setting, mend the setting: a placeholder may be empty on other pages, too.',
  ],
  examples: [{ before: '<html lang="en_GB">', after: '<html lang="en-GB">' }],
  check: [
    'Look at the source of the finished page: the code is there, with a hyphen and no spaces.',
    'Switch a screen reader on: it picks the right voice by itself.',
  ],
};
