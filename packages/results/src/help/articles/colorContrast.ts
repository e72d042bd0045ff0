import type { Article } from '../Article.ts';
import { contrastFinding } from '../findings/contrastFinding.tsx';

export const article: Article = {
  finding: contrastFinding,
  wrong: [
    'The colour of the text is too close to the colour behind it. Contrast is told as a ratio, from 1:1 (no difference) to 21:1 (black on white).',
    'Text needs at least 4.5:1. Large text needs 3:1: from 24 px, or from about 18.7 px when it is bold.',
  ],
  hurts: [
    { who: 'People with low vision', how: 'see the letters blur into the background, even with glasses.' },
    {
      who: 'People who are colour-blind',
      how: 'lose what two colours differ by when their brightness is alike.',
    },
    { who: 'Older people', how: 'see less contrast than they used to: it fades with age for everyone.' },
    { who: 'Anyone on a phone in the sun', how: 'sees little of it, and less on a dimmed or cheap screen.' },
  ],
  find: [
    'In Chrome or Edge, inspect the text and press the small square of its `color` in the Styles panel: the ratio and the lines that it has to cross are drawn into the colour picker. Firefox shows the ratio in its Accessibility panel.',
    'Look also at what appears only when you point at something, focus it or open it, and at placeholders: automatic checks see the page as it loads.',
  ],
  fix: [
    'Make the text darker on a light background, or lighter on a dark one. If the colour belongs to your brand, keep its hue and move its lightness only.',
    'Change the colour where it is defined, in your style sheet or design tokens, so that every place that uses it is mended at once.',
    'Over pictures and gradients, lay a plain or half-transparent surface behind the text.',
    'Don’t lower the `opacity` of text to make it quieter: choose a colour that you have measured.',
  ],
  examples: [
    {
      language: 'css',
      before: '.price-note {\n  color: #999999; /* 2.85:1 on white */\n}',
      after: '.price-note {\n  color: #6b6b6b; /* 5.33:1 on white */\n}',
    },
  ],
  check: [
    'Measure the new pair of colours again, in every theme that the site has, and with the element hovered, focused and pressed.',
    'Look at the page in greyscale: what you can still read without effort is fine.',
  ],
};
