import type { Article } from '../Article.ts';
import { nameFinding } from '../findings/nameFinding.tsx';

export const article: Article = {
  finding: nameFinding,
  wrong: [
    'The drop-down list has no label that belongs to it. Its first option (“Please choose”) is a value, not a name.',
  ],
  hurts: [
    {
      who: 'People who use a screen reader',
      how: 'hear “combo box, 38” and cannot know what there are 38 of.',
    },
    { who: 'People who speak to their computer', how: 'cannot open the list by its name.' },
    { who: 'People who lose the thread easily', how: 'no longer see what was asked once a value is chosen.' },
  ],
  find: [
    'Press the words beside the list: if it doesn’t get the focus, they aren’t its label.',
    'Look at lists for sorting, language, size and quantity, which often stand alone.',
  ],
  fix: [
    'Write a `<label>` whose `for` is the `id` of the `<select>`.',
    'Where a visible label is not possible, as for “Sort by” beside its results, use `aria-label`.',
    'Keep “Please choose” as the first, empty option if you like, but not in place of the label.',
  ],
  examples: [
    {
      before: '<select name="size">\n  <option>38</option>\n  <option>40</option>\n</select>',
      after:
        '<label for="boot-size">Boot size</label>\n<select id="boot-size" name="size">\n  <option>38</option>\n  <option>40</option>\n</select>',
    },
  ],
  check: [
    'Press the label: the list gets the focus.',
    'Look at “Name” in the Accessibility panel of the developer tools: it is the text of the label.',
  ],
};
