import type { Article } from '../../Article.ts';

export const article: Article = {
  wrong: [
    'A title between 40 and 60 characters is long enough to say what the page is about, and short enough to be shown whole in most search results. This one is outside of those bounds. No standard draws them: they are a rule of thumb, and what counts is that the beginning says it.',
  ],
  hurts: [
    {
      who: 'People who search the web',
      how: 'see the end of a long title cut off, or cannot tell from a short one, such as “Home”, what they would get.',
    },
    {
      who: 'People who use a screen reader',
      how: 'listen to the whole title with each new page: a long one costs them time, and a short one leaves them guessing.',
    },
  ],
  find: [
    'The table shows each title with its length. Sort out those that come from a template first: there, one change mends many pages.',
  ],
  fix: [
    'If it is too long, put what is special about the page first, and cut what is repeated on every page: the name of the site once, at the end, is enough.',
    'If it is too short, say what kind of thing it is, for whom, or where: “Opening hours” becomes “Opening hours of our shop in Tromsø”.',
    'Do not fill it up with words to search for: search engines replace such titles by others.',
  ],
  examples: [
    {
      title: 'Too short',
      before: '<title>Home</title>',
      after: '<title>Northwind Outdoor: tents and ropes made to last</title>',
    },
    {
      title: 'Too long',
      before:
        '<title>Northwind Outdoor | Shop | Tents | Tents for the mountains | Two-person tents for winter and summer</title>',
      after: '<title>Two-person mountain tents – Northwind Outdoor</title>',
    },
  ],
  check: [
    'Count again, spaces included, or scan the site again.',
    'Read the first five words alone: do they tell this page from the others?',
  ],
  criteria: ['2.4.2'],
  standards: [
    {
      name: 'Google Search: title links',
      url: 'https://developers.google.com/search/docs/appearance/title-link',
    },
    {
      name: 'HTML: the title element',
      url: 'https://html.spec.whatwg.org/multipage/semantics.html#the-title-element',
    },
  ],
};
