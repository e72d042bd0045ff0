import type { Article } from '../../Article.ts';

export const article: Article = {
  wrong: [
    'A description between 120 and 160 characters says enough to choose by, and is shown whole in most search results. This one is outside of those bounds. They are a rule of thumb: search engines name none, and cut by the width of the screen.',
  ],
  hurts: [
    {
      who: 'People who search the web',
      how: 'see the end of a long description cut off, and a short one filled up with words from the page that nobody chose.',
    },
  ],
  find: ['The table shows each description with its length.'],
  fix: [
    'If it is too long, put what matters into the first 120 characters, and drop what the title says already.',
    'If it is too short, say what the page offers, for whom, and what sets it apart.',
    'Write sentences. A list of words to search for helps nobody, and is passed over.',
  ],
  examples: [
    {
      title: 'Too short',
      before: '<meta name="description" content="Tents and ropes.">',
      after:
        '<meta name="description" content="Tents and ropes for long days in the mountains: made to be repaired, tried in storms, and lent out before you buy. Shop in Tromsø and online.">',
    },
  ],
  check: ['Count again, spaces included, or scan the site again.'],
  standards: [
    {
      name: 'Google Search: snippets and descriptions',
      url: 'https://developers.google.com/search/docs/appearance/snippet',
    },
  ],
};
