/** A part of a text, in UTF-16 code units: `text.slice(start, end)`. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}
