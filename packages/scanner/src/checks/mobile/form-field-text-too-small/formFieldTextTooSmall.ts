import { type MobileCheck, pixels } from '../mobileCheck.ts';

/** Below this, Safari on iPhones zooms in when a field is given the focus, in CSS pixels. */
const LEAST_FIELD_TEXT_SIZE = 16;

/** A field whose text is so small that the phone zooms in, and the rest of the page is gone from sight. */
export const formFieldTextTooSmall: MobileCheck = {
  id: 'form-field-text-too-small',
  impact: 'moderate',
  tags: ['best-practice'],
  remedy: 'mustMatchAll',
  find: ({ formFields }) =>
    formFields
      .filter(({ fontSize }) => pixels(fontSize) < LEAST_FIELD_TEXT_SIZE)
      .map(({ element, fontSize }) => ({
        element,
        message: `Make the field's text at least ${LEAST_FIELD_TEXT_SIZE} px large: it is ${pixels(fontSize)} px`,
        measured: { fontSize: pixels(fontSize), least: LEAST_FIELD_TEXT_SIZE },
      })),
};
