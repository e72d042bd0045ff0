import type { Article } from '../Article.ts';
import { nameFinding } from '../findings/nameFinding.tsx';

export const article: Article = {
  finding: nameFinding,
  wrong: [
    'The form field has no label that belongs to it in the code. Words may well stand beside it: without a tie between them, they are just words.',
  ],
  hurts: [
    { who: 'People who use a screen reader', how: 'hear “edit, blank” and have to guess what to write.' },
    { who: 'People who speak to their computer', how: 'cannot go to the field by its name.' },
    {
      who: 'People with a tremor or a small screen',
      how: 'cannot press the label to get into the field or tick the box.',
    },
    {
      who: 'People who forget easily',
      how: 'lose a hint that stood only inside the field as soon as they begin to write.',
    },
  ],
  find: [
    'Press the words beside the field. If the cursor doesn’t jump into it, or the box isn’t ticked, the label is not tied to it.',
    'Look at search boxes, newsletter forms and date fields first: they are where labels are left out most often.',
  ],
  fix: [
    'Write a `<label>` whose `for` is the `id` of the field. This is the best way: it works for everyone, and is visible.',
    'Or put the field inside its `<label>`.',
    'Where the design has no room for a visible label, as in a search box with a button, use `aria-label`.',
    'Don’t rely on `placeholder`: it disappears while writing, and is often too pale.',
    'Groups of radio buttons or checkboxes need a `<fieldset>` with a `<legend>` for their question as well.',
  ],
  examples: [
    {
      before: '<p>E-mail</p>\n<input name="email" type="email">',
      after:
        '<label for="email">E-mail</label>\n<input id="email" name="email" type="email"\n       autocomplete="email">',
    },
  ],
  check: [
    'Press the label: the field gets the focus.',
    'Look at “Name” in the Accessibility panel: it is the text of the label.',
    'Fill in the whole form by keyboard with a screen reader on. Do you always know what is asked?',
  ],
};
