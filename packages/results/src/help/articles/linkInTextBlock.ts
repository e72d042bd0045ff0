import type { Article } from '../Article.ts';
import { linkContrastFinding } from '../findings/linkContrastFinding.tsx';

export const article: Article = {
  finding: linkContrastFinding,
  wrong: [
    'A link in the middle of a text has no underline, and its colour is too close to that of the words around it. Nothing shows that it is a link.',
  ],
  hurts: [
    { who: 'People who are colour-blind', how: 'see a link that differs by hue alone as plain text.' },
    {
      who: 'People with low vision',
      how: 'may not notice a small difference of colour, least of all in small print.',
    },
    { who: 'Everyone in a hurry', how: 'looks for underlines and misses what has none.' },
  ],
  find: [
    'Look at paragraphs in greyscale (in Chrome’s developer tools: Rendering, Emulate vision deficiencies, Achromatopsia). Links that you can no longer tell from the text are what this is about.',
    'Links in menus, lists of links and buttons are not: their place already says what they are.',
  ],
  fix: [
    'Underline links in running text. It is what readers know, and it settles the matter whatever the colours are.',
    'Without an underline, the colour of the link needs at least 3:1 against the surrounding text, and still 4.5:1 against the background. It then also needs a mark, such as an underline, when it is pointed at or focused.',
  ],
  examples: [
    {
      language: 'css',
      before: 'p a {\n  color: #17352c;\n  text-decoration: none;\n}',
      after: 'p a {\n  color: #0b6e4f;\n  text-decoration: underline;\n  text-underline-offset: 0.15em;\n}',
    },
  ],
  check: [
    'Look at the paragraph in greyscale again: can you point to each link at once?',
    'Move through the page with Tab and see that a focused link stands out from the text, too.',
  ],
};
