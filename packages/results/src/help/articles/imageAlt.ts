import type { Article } from '../Article.ts';
import { imageAltFinding } from '../findings/imageAltFinding.tsx';

export const article: Article = {
  finding: imageAltFinding,
  wrong: [
    'The image has no text that can stand in for it. Without an `alt` attribute nobody but the eye can tell what it shows, nor whether it matters.',
  ],
  hurts: [
    {
      who: 'People who are blind',
      how: 'hear only “image”, or the name of its file read out letter by letter: “D S C zero four seven one dot jpeg”.',
    },
    { who: 'People who are deafblind', how: 'get nothing on their braille display.' },
    { who: 'People with a slow connection', how: 'see an empty frame where a picture did not arrive.' },
  ],
  find: [
    'Inspect the image: is there an `alt` attribute? An empty one, `alt=""`, is right for decoration.',
    'Ask of each image: what would I say in its place if I read this page to someone over the telephone?',
  ],
  fix: [
    'Say in `alt` what the image says on this page, in a sentence or less. Leave out “picture of”: that is announced anyway.',
    'If the image only decorates, or the text beside it already says the same, write `alt=""`. Leaving the attribute out is not the same.',
    'If the image is all there is in a link or button, say what the link or button does: “Home page”, not “logo”.',
    'Charts and diagrams need their numbers or their message in the text of the page as well: `alt` is too short for them.',
    'In a content management system, fill in the field called “Alternative text” or “Alt text” of the picture.',
  ],
  examples: [
    {
      title: 'It says something',
      before: '<img src="/pictures/tent-ridgeline.jpg">',
      after:
        '<img src="/pictures/tent-ridgeline.jpg"\n     alt="Two-person tent on a ridge, its door open to the valley">',
    },
    {
      title: 'It decorates',
      before: '<img src="/pictures/wave.svg">',
      after: '<img src="/pictures/wave.svg" alt="">',
    },
  ],
  check: [
    'Read the page with the alternative in the image’s place: does the text still make sense, and is nothing said twice?',
    'Listen to it: NVDA (Windows) and VoiceOver (Mac, iPhone) come at no cost.',
    'An automatic check sees that there is a text, not that it is the right one. That stays with you.',
  ],
};
