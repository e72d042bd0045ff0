import type { Article } from '../Article.ts';

export const article: Article = {
  wrong: ['There is a heading without any text in it, or with text that assistive technology cannot read.'],
  hurts: [
    {
      who: 'People who use a screen reader',
      how: 'land on a heading that says nothing, and wonder what they have missed. In the list of headings it is an empty line.',
    },
  ],
  find: [
    'List the headings of the page with an extension such as HeadingsMap and look for empty lines.',
    'They often come from an editor, where an empty line was formatted as a heading; from headings used for space; and from texts that a script never filled in.',
  ],
  fix: [
    'If the heading should say something, write it.',
    'If it is only there to make room, remove it and use `margin` in the style sheet.',
    'If it holds an image, say in the image’s `alt` what the heading says.',
    'If a script fills it in later, add the heading together with its text.',
  ],
  examples: [
    {
      before: '<h2></h2>\n<p>What to pack for three days …</p>',
      after: '<h2>Kit list</h2>\n<p>What to pack for three days …</p>',
    },
  ],
  check: [
    'List the headings again: there is no empty line, and the list alone tells what the page is about.',
  ],
};
