/** Line breaks, with the white space around: also those that JSON leaves as they are (U+2028, U+2029). */
const LINE_BREAKS = /\s*[\r\n\u2028\u2029]\s*/g;
/** Control characters, which move a terminal's cursor, and invisible ones, which turn the direction of text. */
const UNSEEN = /[\p{Cc}\p{Cf}]+/gu;

/** What a stranger wrote, as it may stand in a log: on one line, and as it looks. */
export function onOneLine(text: string): string {
  return text.trim().replace(LINE_BREAKS, ' | ').replace(UNSEEN, ' ');
}

/** An address without query and fragment, where sign-ins hold codes, and filters what people looked for. */
export function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '');
}
