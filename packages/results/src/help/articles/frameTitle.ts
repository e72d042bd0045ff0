import type { Article } from '../Article.ts';
import { nameFinding } from '../findings/nameFinding.tsx';

export const article: Article = {
  finding: nameFinding,
  wrong: [
    'Another page is embedded in this one by `<iframe>`, and has no title that would say what it holds.',
  ],
  hurts: [
    {
      who: 'People who use a screen reader',
      how: 'hear “frame”, or its address, and must go inside to learn whether it is a film, a map or an advertisement.',
    },
    { who: 'People who get lost easily', how: 'lose track of what belongs to the page and what doesn’t.' },
  ],
  find: [
    'Search the source of the page for `<iframe`. Films, maps, payment forms, chats and advertisements come this way.',
    'Some are added by scripts of others: look at the page in the developer tools, not in the source alone.',
  ],
  fix: [
    'Add a `title` that says what the frame holds: “Film: how to pitch the tent”, not “Video” or “iframe”.',
    'Give each frame of a page a title of its own.',
    'If the code comes from somebody else, see whether their current code has a title; else set it by a line of script.',
    'If nobody should notice the frame, as with one for statistics, hide it with `hidden` or `display: none`.',
  ],
  examples: [
    {
      before: '<iframe src="https://maps.example/quay"></iframe>',
      after: '<iframe src="https://maps.example/quay"\n        title="Map: the way to our shop"></iframe>',
    },
  ],
  check: ['Look at “Name” of the frame in the Accessibility panel of the developer tools: it is your title.'],
};
