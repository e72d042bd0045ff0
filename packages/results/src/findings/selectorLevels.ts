const CLOSING: ReadonlyMap<string, string> = new Map([
  ['[', ']'],
  ['(', ')'],
  ['"', '"'],
  ["'", "'"],
]);

/** Longer ones are no selectors that a person reads; they are left in one piece. */
const LONGEST = 20_000;

/**
 * A CSS selector by the levels of the document that it goes through: its child combinators (Selectors 4,
 * 14.2), but for those inside of brackets and strings. Joined by ` > ` the levels are the selector again, but
 * for white space.
 */
export function selectorLevels(selector: string): readonly string[] {
  if (selector.length > LONGEST) return [selector];
  const levels: string[] = [];
  const open: string[] = [];
  let start = 0;
  for (let at = 0; at < selector.length; at += 1) {
    const character = selector.charAt(at);
    if (character === '\\') at += 1;
    else if (open.length > 0 && character === open.at(-1)) open.pop();
    else if (isQuote(open.at(-1))) continue;
    else if (CLOSING.has(character)) open.push(CLOSING.get(character) ?? '');
    else if (character === '>' && open.length === 0) {
      levels.push(selector.slice(start, at).trim());
      start = at + 1;
    }
  }
  return [...levels, selector.slice(start).trim()].filter((level) => level !== '');
}

function isQuote(closing: string | undefined): boolean {
  return closing === '"' || closing === "'";
}
