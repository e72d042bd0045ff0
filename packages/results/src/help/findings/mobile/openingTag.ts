const MAXIMUM_LENGTH = 120;

/**
 * The beginning of an element's html that tells it from others: its opening tag, cut where that is long.
 * What it holds is left out. Hostile text still.
 */
export function openingTag(html: string): string {
  const tag =
    /^<[^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*>/.exec(html.slice(0, MAXIMUM_LENGTH * 10))?.[0] ?? html;
  return tag.length > MAXIMUM_LENGTH ? `${tag.slice(0, MAXIMUM_LENGTH)}…` : tag;
}
