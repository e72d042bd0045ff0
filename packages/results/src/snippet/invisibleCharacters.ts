/**
 * What would not be seen, or would reorder what is: control characters but for white space, the controls of
 * bidirectional text ("Trojan Source", CVE-2021-42574), soft hyphens and zero-width spaces. The joiners of
 * emoji and of Persian stay as they are.
 */
const INVISIBLE = /(?![\t\n\r])[\p{Cc}\p{Bidi_Control}\u{ad}\u{200b}\u{2060}-\u{2064}\u{feff}]/gu;

/** A character's code point as it is written: `U+202E`. */
function nameOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The text with each invisible character as `⟨U+202E⟩`. */
export function revealed(text: string): string {
  return text.replace(INVISIBLE, (character) => `⟨${nameOf(character)}⟩`);
}

/** A part of a text: what is seen, or the name of a character that isn't. */
export type Visible = { readonly text: string } | { readonly character: string };

/** The parts of a text, in order. */
export function visibleParts(text: string): readonly Visible[] {
  const parts: Visible[] = [];
  let at = 0;
  for (const { 0: character, index } of text.matchAll(INVISIBLE)) {
    if (index > at) parts.push({ text: text.slice(at, index) });
    parts.push({ character: nameOf(character) });
    at = index + character.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}
