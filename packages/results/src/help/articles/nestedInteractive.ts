import type { Article } from '../Article.ts';

export const article: Article = {
  wrong: [
    'A control lies inside of another: a link in a button, or a button in an element with `role="button"`. A control is one thing; what is inside of it counts as its text.',
  ],
  hurts: [
    {
      who: 'People who use a screen reader',
      how: 'hear only the outer one. They are not told that there is a second, and may land on it without a word.',
    },
    {
      who: 'People who get around by keyboard',
      how: 'cannot tell which of the two they are about to press.',
    },
    { who: 'People with a tremor', how: 'press the one and get the other.' },
  ],
  find: [
    'Press Tab through cards, tabs and table rows that can be pressed as a whole: is there a second stop inside?',
    'Look at tabs with a close button, and at cards with a heart in the corner.',
  ],
  fix: [
    'Put the two side by side, not one into the other.',
    'Cards: make the title the link, and let its surface grow over the card by style sheet. Further buttons of the card then lie on top of it.',
    'If the outer one isn’t needed, take its `role`, `tabindex` and click handler away.',
  ],
  examples: [
    {
      before:
        '<div role="button" tabindex="0">\n  Choose the island day\n  <a href="/dates">or see all dates</a>\n</div>',
      after: '<button type="button">Choose the island day</button>\n<a href="/dates">See all dates</a>',
    },
    {
      title: 'A card that can be pressed as a whole',
      before: '<a class="card" href="/tent">\n  <h3>Tent</h3>\n  <button>Save</button>\n</a>',
      after:
        '<div class="card">\n  <h3><a href="/tent">Tent</a></h3>\n  <button>Save</button>\n</div>\n<style>\n  .card { position: relative; }\n  .card a::after { content: ""; position: absolute; inset: 0; }\n  .card button { position: relative; z-index: 1; }\n</style>',
    },
  ],
  check: [
    'Press Tab through it with a screen reader on: each control is a stop of its own, with a name of its own.',
  ],
};
