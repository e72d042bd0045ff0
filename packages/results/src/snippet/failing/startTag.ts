import type { TextRange } from '../TextRange.ts';

export interface AttributeRange extends TextRange {
  /** In lower case. */
  readonly name: string;
}

export interface StartTag extends TextRange {
  readonly attributes: readonly AttributeRange[];
}

const OPENING = /<[a-z][^\s/>]*/iy;
const GAP = /[\s/]*/y;
const NAME = /[^\s/>][^\s/>=]*/y;
/** A value may be cut off before its quote ends. */
const VALUE = /\s*=\s*(?:"[^"]*"?|'[^']*'?|[^\s>"'][^\s>]*|)/y;

/**
 * The first start tag of a piece of HTML, by the tokeniser's rules (HTML, 13.2.5), in one pass over the text.
 * A tag that is cut off ends with the text.
 *
 * @returns nothing where the text doesn't begin with a start tag
 */
export function startTag(html: string): StartTag | undefined {
  const start = html.length - html.trimStart().length;
  const opened = endOf(OPENING, html, start);
  if (opened === undefined) return;
  const attributes: AttributeRange[] = [];
  let at = endOf(GAP, html, opened) ?? opened;
  while (at < html.length && html[at] !== '>') {
    const named = endOf(NAME, html, at) ?? at + 1;
    const end = endOf(VALUE, html, named) ?? named;
    attributes.push({ name: html.slice(at, named).toLowerCase(), start: at, end });
    at = endOf(GAP, html, end) ?? end;
  }
  return { start, end: Math.min(at + 1, html.length), attributes };
}

function endOf(pattern: RegExp, text: string, from: number): number | undefined {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
