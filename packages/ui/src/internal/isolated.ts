/** Marks that turn the direction of text, or keep it, beyond where they stand (Unicode, UAX 9). */
const DIRECTION_MARK = /[\u202a-\u202e\u2066-\u2069]/g;

/** A text from elsewhere without marks that could turn the direction of what stands beside it. */
export function withoutDirectionMarks(text: string): string {
  return text.replace(DIRECTION_MARK, '');
}

/**
 * A text from elsewhere for the middle of a sentence where no element can stand around it, such as a title: it keeps
 * its own direction, and the sentence keeps its.
 */
export function isolated(text: string): string {
  return `\u2068${withoutDirectionMarks(text)}\u2069`;
}
