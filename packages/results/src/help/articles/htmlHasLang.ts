import type { Article } from '../Article.ts';

export const article: Article = {
  wrong: [
    'The page doesn’t say which language it is written in. That belongs into the `lang` attribute of its `<html>` element.',
  ],
  hurts: [
    {
      who: 'People who use a screen reader',
      how: 'may hear a German page read with English sounds, which is hard or impossible to follow.',
    },
    { who: 'People who read braille', how: 'get the wrong contractions and accents.' },
    {
      who: 'People who have pages translated or read to them',
      how: 'depend on a language that was guessed rather than stated. Hyphenation and spell checks follow it, too.',
    },
  ],
  find: [
    'Look at the source of the page: is there a `lang` attribute in the very first tag, `<html>`?',
    'It is usually missing on every page that uses the same template, so one place mends them all.',
  ],
  fix: [
    'Add `lang` with the code of the language: `en`, `de`, `fr`, `pt-BR`. The shortest code that is right is best.',
    'In a content management system this follows from the language of the site or page in its settings; if not, it is in the template or theme.',
    'If parts of the page are in another language, put a `lang` on those elements as well.',
  ],
  examples: [
    {
      before: '<!doctype html>\n<html>\n  <head>…</head>',
      after: '<!doctype html>\n<html lang="en">\n  <head>…</head>',
    },
  ],
  check: [
    'Look at the source of the finished page, not only at the template: `<html lang="…">` must be there before any script has run.',
    'On a site in several languages, look at one page of each.',
  ],
};
