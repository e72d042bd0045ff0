import type { Article } from '../../Article.ts';

export const article: Article = {
  wrong: [
    'The title of the page is word by word its main heading. The two have different readers: the heading is read on the page, where the site is known, the title outside of it, where it is not.',
  ],
  hurts: [
    {
      who: 'People who search the web',
      how: 'do not see whose page it is, nor anything that would make them choose it.',
    },
    { who: 'People who use a screen reader', how: 'hear the same words twice.' },
  ],
  find: ['Compare the page’s tab with its largest heading.'],
  fix: [
    'Let the title begin with the heading, and add the name of the site, the place, or what is special.',
    'Let the template put it together: heading, dash, name of the site.',
    'On a page whose heading says all there is to say, you may leave it as it is.',
  ],
  examples: [
    {
      before: '<title>Opening hours</title>\n…\n<h1>Opening hours</h1>',
      after:
        '<title>Opening hours of our shop in Tromsø – Northwind Outdoor</title>\n…\n<h1>Opening hours</h1>',
    },
  ],
  check: ['Read the title without the page: does it say whose page it is?'],
  standards: [
    {
      name: 'Google Search: title links',
      url: 'https://developers.google.com/search/docs/appearance/title-link',
    },
  ],
};
