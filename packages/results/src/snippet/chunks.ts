import { wholeCharacter } from './excerpt.ts';
import type { TextRange } from './TextRange.ts';

/** How far a chunk may be shorter, to end with a line. */
const SLACK = 2_000;

/** A range in chunks of at most `size`, which end with a line where there is one. */
export function chunksOf(code: string, range: TextRange, size: number): readonly TextRange[] {
  const chunks: TextRange[] = [];
  for (let start = range.start; start < range.end; start = chunks.at(-1)?.end ?? range.end) {
    chunks.push({ start, end: start + size >= range.end ? range.end : endNear(code, start + size) });
  }
  return chunks;
}

function endNear(code: string, position: number): number {
  const line = code.lastIndexOf('\n', position - 1) + 1;
  return line > position - SLACK ? line : wholeCharacter(code, position);
}
