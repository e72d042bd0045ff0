/**
 * Also those that JSON leaves as they are (U+2028, U+2029). Without the white space around, which a pattern would look
 * through again and again.
 */
const LINE_BREAK = /[\r\n\u2028\u2029]/;
/** Control characters, which move a terminal's cursor, and invisible ones, which turn the direction of text. */
const UNSEEN = /[\p{Cc}\p{Cf}]+/gu;

/** What a stranger wrote, as it may stand in a log: on one line, and as it looks. */
export function onOneLine(text: string): string {
  const lines = text.split(LINE_BREAK).flatMap((line) => line.trim() || []);
  return lines.join(' | ').replace(UNSEEN, ' ');
}

/** An address without query and fragment, where sign-ins hold codes, and filters what people looked for. */
export function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '');
}
