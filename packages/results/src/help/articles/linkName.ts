import type { Article } from '../Article.ts';
import { nameFinding } from '../findings/nameFinding.tsx';

export const article: Article = {
  finding: nameFinding,
  wrong: [
    'The link has no text that assistive technology could read out. Most often it holds only an icon, or an image without an alternative.',
  ],
  hurts: [
    {
      who: 'People who use a screen reader',
      how: 'hear “link”, or its address spelled out, and cannot know where it leads. In a list of all links of the page it is an empty line.',
    },
    {
      who: 'People who speak to their computer',
      how: 'cannot say “click …”, because there is no name to say.',
    },
  ],
  find: [
    'Look for links that show an icon, a logo or a picture only: social media, basket, search, “next” arrows, cards that are one large link.',
    'Inspect the link and look at “Name” in the Accessibility panel of the developer tools: it is empty.',
  ],
  fix: [
    'Put words into the link. Words that everyone can see help everyone.',
    'If there is only room for an icon, hide the icon with `aria-hidden="true"` and give the link an `aria-label`, or words that are hidden from sight only.',
    'If the link holds an image, say in its `alt` where the link leads, not what the picture looks like.',
    'If the same link stands beside it with words, such as a product’s picture next to its title, make the two one link.',
    'If it leads nowhere, remove it; if it does something on the page, make it a `<button>`.',
  ],
  examples: [
    {
      title: 'An icon',
      before: '<a href="/basket">\n  <svg class="icon">…</svg>\n</a>',
      after: '<a href="/basket" aria-label="Basket">\n  <svg class="icon" aria-hidden="true">…</svg>\n</a>',
    },
    {
      title: 'An image',
      before: '<a href="/"><img src="/logo.svg" alt=""></a>',
      after: '<a href="/"><img src="/logo.svg" alt="Harbour Outdoor, home page"></a>',
    },
  ],
  check: [
    'Look at “Name” in the Accessibility panel again. Read it without the page around it: does it say where the link leads?',
    'Visible words must be part of the name, or those who speak to their computer won’t hit it.',
  ],
};
