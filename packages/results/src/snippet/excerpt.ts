import type { TextRange } from './TextRange.ts';

/** How much of what stands before a failing part is shown with it. */
const LEAD = 100;

/**
 * What is shown of a text that is too long: its beginning, or, where the first failing part would not be seen
 * in it, the surroundings of that. No character is cut in two.
 */
export function excerpt(code: string, failingParts: readonly TextRange[], maxLength: number): TextRange {
  if (code.length <= maxLength) return { start: 0, end: code.length };
  const first = failingParts[0]?.start ?? 0;
  const isBeyond = first > maxLength - LEAD;
  const start = isBeyond ? wholeCharacter(code, Math.max(0, first - LEAD)) : 0;
  return { start, end: wholeCharacter(code, Math.min(code.length, start + maxLength)) };
}

/** The position, or the one before it when it lies between the halves of a surrogate pair. */
export function wholeCharacter(text: string, position: number): number {
  const isInside = position > 0 && (text.codePointAt(position - 1) ?? 0) > 0xffff;
  return isInside ? position - 1 : position;
}
