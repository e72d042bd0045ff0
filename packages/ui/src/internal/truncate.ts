const ELLIPSIS = '…';

/**
 * Cuts to at most `length` characters as a reader counts them (grapheme clusters), the ellipsis among them.
 * Whole texts are handed back as they are.
 */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  if (characters.length <= length) return text;
  const kept = characters.slice(0, Math.max(0, length - 1)).join('');
  return `${kept.trimEnd()}${ELLIPSIS}`;
}
