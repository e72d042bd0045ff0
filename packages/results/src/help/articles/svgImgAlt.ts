import type { Article } from '../Article.ts';
import { nameFinding } from '../findings/nameFinding.tsx';

export const article: Article = {
  finding: nameFinding,
  wrong: [
    'A drawing in the page (`<svg>`) says by `role="img"` that it is an image, but has no text that could stand in for it.',
  ],
  hurts: [
    {
      who: 'People who use a screen reader',
      how: 'hear “image” and nothing more, or the text fragments inside the drawing.',
    },
    { who: 'People who read braille', how: 'get an empty place.' },
  ],
  find: ['Inspect the drawing: it has a `role`, but neither an `aria-label` nor a `<title>` as its child.'],
  fix: [
    'If the drawing says something, add an `aria-label` with it, or a `<title>` as its first child and `aria-labelledby` that refers to it.',
    'If it decorates, or words beside it say the same, take the `role` away and write `aria-hidden="true"`.',
    'If it stands alone in a link or button, name the link or button by what it does, and hide the drawing.',
  ],
  examples: [
    {
      title: 'It says something',
      before: '<svg role="img" viewBox="0 0 24 24">…</svg>',
      after: '<svg role="img" aria-label="Out of stock"\n     viewBox="0 0 24 24">…</svg>',
    },
    {
      title: 'It decorates',
      before: '<svg role="img" viewBox="0 0 24 24">…</svg>\nOut of stock',
      after: '<svg aria-hidden="true" viewBox="0 0 24 24">…</svg>\nOut of stock',
    },
  ],
  check: [
    'The Accessibility panel of the developer tools shows the name, or says that the drawing is ignored.',
  ],
};
