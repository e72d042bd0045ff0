import { type MobileCheck, pixels } from '../mobileCheck.ts';

/** The smallest text that Lighthouse 11 (`font-size`) calls legible on a phone, in CSS pixels. */
export const LEAST_TEXT_SIZE = 12;

/** Set small by custom, beside text of full size: notes' numbers, formulas and readings. */
const SMALL_BY_CUSTOM = new Set(['sub', 'sup', 'rt', 'rp']);

/** Text that can't be read without zooming in; one finding for each element that directly holds such text. */
export const textTooSmall: MobileCheck = {
  id: 'text-too-small',
  impact: 'serious',
  tags: ['best-practice'],
  remedy: 'mustMatchAll',
  find: ({ smallTexts }) =>
    smallTexts
      .filter(({ fontSize, tag }) => pixels(fontSize) < LEAST_TEXT_SIZE && !SMALL_BY_CUSTOM.has(tag))
      .map(({ element, fontSize }) => ({
        element,
        message: `Make the text at least ${LEAST_TEXT_SIZE} px large: it is ${pixels(fontSize)} px`,
        measured: { fontSize: pixels(fontSize), least: LEAST_TEXT_SIZE },
      })),
};
