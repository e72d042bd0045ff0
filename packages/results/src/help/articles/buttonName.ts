import type { Article } from '../Article.ts';
import { nameFinding } from '../findings/nameFinding.tsx';

export const article: Article = {
  finding: nameFinding,
  wrong: [
    'The button has no text that assistive technology could read out. Most often it shows only an icon: a cross, a heart, three lines.',
  ],
  hurts: [
    { who: 'People who use a screen reader', how: 'hear “button” and must press it to learn what it does.' },
    {
      who: 'People who speak to their computer',
      how: 'cannot say “click menu”: the button has no such name.',
    },
  ],
  find: [
    'Look for buttons without words: menu, search, close, play, “add to favourites”, arrows of a slide show.',
    'Inspect the button and look at “Name” in the Accessibility panel of the developer tools: it is empty.',
  ],
  fix: [
    'Put words into the button. If there is no room for them, add an `aria-label` that says what it does: “Close”, not “cross”.',
    'Hide the icon from assistive technology with `aria-hidden="true"`, so that it isn’t announced as well.',
    'If the button holds an image, say in its `alt` what the button does.',
    'A button that switches something keeps its name and changes its state, with `aria-pressed` or `aria-expanded`.',
  ],
  examples: [
    {
      before: '<button class="menu-toggle">\n  <svg>…</svg>\n</button>',
      after:
        '<button class="menu-toggle" type="button"\n        aria-label="Menu" aria-expanded="false">\n  <svg aria-hidden="true">…</svg>\n</button>',
    },
  ],
  check: [
    'Look at “Name” in the Accessibility panel again: it says what pressing the button will do.',
    'Go to the button with Tab while a screen reader is on: you hear the name once, then “button”.',
  ],
};
