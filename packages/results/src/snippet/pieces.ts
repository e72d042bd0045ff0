import type { Token, TokenKind } from './codeLanguages.ts';
import type { TextRange } from './TextRange.ts';

/** A part of the code that is drawn in one way. */
export interface Piece extends TextRange {
  readonly text: string;
  /** Left out for plain text. */
  readonly kind?: TokenKind;
}

/** Neighbouring pieces that fail, or that don't. */
export interface Run {
  readonly start: number;
  readonly isFailing: boolean;
  readonly pieces: readonly Piece[];
}

/**
 * Cuts a range of the code where a token or a failing part begins or ends.
 *
 * @param tokens in ascending order and apart from each other
 * @param failingParts in any order; what lies outside of the range is left out
 */
export function runsOf(
  code: string,
  range: TextRange,
  tokens: readonly Token[],
  failingParts: readonly TextRange[],
): readonly Run[] {
  const runs: { start: number; isFailing: boolean; pieces: Piece[] }[] = [];
  const cuts = cutsOf(range, [...tokens, ...failingParts]);
  let next = 0;
  for (const [index, start] of cuts.entries()) {
    const end = cuts[index + 1] ?? range.end;
    if (start >= end) continue;
    while ((tokens[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next++;
    const token = tokens[next];
    const isFailing = failingParts.some((part) => part.start <= start && end <= part.end);
    const isInToken = token !== undefined && token.start <= start;
    const piece = { start, end, text: code.slice(start, end), ...(isInToken && { kind: token.kind }) };
    const last = runs.at(-1);
    if (last?.isFailing === isFailing) last.pieces.push(piece);
    else runs.push({ start, isFailing, pieces: [piece] });
  }
  return runs;
}

function cutsOf(range: TextRange, parts: readonly TextRange[]): readonly number[] {
  const inside = parts
    .flatMap(({ start, end }) => [start, end])
    .filter((at) => at > range.start && at < range.end);
  return [...new Set([range.start, ...inside])].sort((a, b) => a - b);
}
