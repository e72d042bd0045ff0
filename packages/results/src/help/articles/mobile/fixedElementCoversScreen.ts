import type { Article } from '../../Article.ts';
import { mobileFinding } from '../../findings/mobile/mobileFinding.tsx';

export const article: Article = {
  finding: mobileFinding,
  wrong: [
    'Something that does not scroll with the page (a notice, a banner, a dialog that opens by itself, a tall header) covers more than half of the first screen of a phone.',
  ],
  hurts: [
    {
      who: 'People who are easily distracted or confused',
      how: 'cannot get back to what they came for, or take the notice for the page.',
    },
    {
      who: 'People who enlarge the page',
      how: 'see nothing but the notice, and its cross may lie outside of the screen.',
    },
    {
      who: 'The site itself',
      how: 'may be ranked lower: Google counts what hides the contents on a phone against a page.',
    },
  ],
  find: [
    'Open the page in a private window at 360 by 800 px, so that nothing has been agreed to or closed before.',
  ],
  fix: [
    'Make it a low bar at the edge, or a part of the page that scrolls with it.',
    'Wait with offers and newsletters until somebody asks for them.',
    'Give it less text on narrow screens, with a link to the rest.',
    'If it has to be there by law, such as a question about cookies or age, keep it as small as it can be, and let it scroll within itself.',
    'Let headers scroll away on low screens, with `position: static`.',
  ],
  examples: [
    {
      language: 'css',
      before: '.cookie-notice {\n  position: fixed;\n  inset: 0;\n}',
      after:
        '.cookie-notice {\n  position: fixed;\n  inset: auto 0 0;\n  max-height: 30vh;\n  overflow: auto;\n}',
    },
  ],
  check: ['Open the page in a private window on a phone: at least half of the screen shows the page itself.'],
  criteria: ['1.4.10', '2.4.11'],
  standards: [
    {
      name: 'Google Search: interstitials and dialogs',
      url: 'https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials',
    },
  ],
};
