/**
 * Text from a website, safe for a terminal: without control characters, which move the cursor or set its
 * colours, and without those that turn the direction of writing.
 */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '\u{fffd}');
}
