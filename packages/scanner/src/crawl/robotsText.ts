/** RFC 9309, 2.5: at least 500 kibibytes are to be read; what is beyond is ignored. */
export const MOST_ROBOTS_BYTES = 512_000;

const KNOWN_FIELD = /^\s*(user-agent|allow|disallow|crawl-delay|sitemap)\s*:/i;
const LONGEST_LINE = 2_048;
/** A rule with wildcards costs its length times the path's: a hostile file would cost 2 s for each link. */
const MOST_WILDCARD_CHARACTERS = 5_000;

/**
 * Cuts a robots.txt down to the lines that count, before it is stored and applied to every link.
 *
 * @param isCutShort whether the file went on: its last line is then half a rule, which could forbid more
 */
export function readRobotsText(body: Uint8Array, isCutShort = false): string {
  const text = new TextDecoder().decode(body);
  const lines = text.split(/\r\n|\r|\n/);
  if (isCutShort) lines.pop();
  let wildcardCharacters = 0;
  return lines
    .filter((line) => line.length <= LONGEST_LINE && KNOWN_FIELD.test(line))
    .map((line) => line.trim().replace(/\*{2,}/g, '*'))
    .filter((line) => {
      if (/^(allow|disallow)\b/i.test(line) && line.includes('*')) wildcardCharacters += line.length;
      else return true;
      return wildcardCharacters <= MOST_WILDCARD_CHARACTERS;
    })
    .join('\n');
}
