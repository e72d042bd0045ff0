import type { Article } from '../Article.ts';
import { nameFinding } from '../findings/nameFinding.tsx';

export const article: Article = {
  finding: nameFinding,
  wrong: [
    'A picture serves as the button that sends a form (`<input type="image">`), and has no text that says what it does.',
  ],
  hurts: [
    {
      who: 'People who use a screen reader',
      how: 'hear “button”, or the name of the picture’s file, and don’t know that it sends the form.',
    },
    { who: 'People who speak to their computer', how: 'cannot say “click search”.' },
    { who: 'Anyone for whom the picture doesn’t load', how: 'sees no words in its place.' },
  ],
  find: ['Search the source for `type="image"`. Search boxes, payment buttons and older shops use it.'],
  fix: [
    'Say in `alt` what the button does: “Search”, “Pay with PayPal”. Not what the picture shows.',
    'Better still, use a `<button>` with words, and put the picture inside or behind them.',
  ],
  examples: [
    {
      before: '<input type="image" src="/magnifier.svg">',
      after: '<input type="image" src="/magnifier.svg" alt="Search">',
    },
  ],
  check: [
    'Look at “Name” in the Accessibility panel of the developer tools: it says what pressing the button does.',
  ],
};
