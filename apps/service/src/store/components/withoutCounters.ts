/**
 * A name without what differs from page to page and from build to build: numbers, UUIDs, hashes and ids that a
 * framework counts up become `#`, all alike, since some hashes are all digits.
 */
export function withoutCounters(value: string): string {
  return withoutHashes(value).replace(NUMBERS, '#');
}

/** A name without UUIDs, hashes and ids that a framework counts up, which become `#`; its numbers stay. */
export function withoutHashes(value: string): string {
  return value.replace(GENERATED, '#').replace(WORDS, blankIfRandom);
}

/** A text without its numbers: prices, dates and counts differ where the component is the same. */
export function withoutNumbers(text: string): string {
  return text.replace(NUMBERS, '#').replace(/\s+/g, ' ').trim();
}

/** Whether anything is left that a person could call it by. */
export function isTelling(value: string): boolean {
  return /\p{L}/u.test(value);
}

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
/** UUIDs, and what React's `useId` makes: `:r1a:`, `«r1a»`, `_r_1a_`. */
const GENERATED = new RegExp(`${UUID}|:r[0-9a-z]+:|«r[0-9a-z]+»|_r_[0-9a-z]+_`, 'gi');
const WORDS = /[a-z0-9]{6,}/gi;
const NUMBERS = /\d+(?:[.,:]\d+)*/g;

function blankIfRandom(word: string): string {
  return isHexadecimal(word) || changesOf(word) >= 3 ? '#' : word;
}

/** With a digit in it: `facade` is a word. */
function isHexadecimal(word: string): boolean {
  return /^[0-9a-f]+$/i.test(word) && /\d/.test(word) && /[a-f]/i.test(word);
}

/** How often letters and digits take turns; words and numbers that people put together do it once or twice. */
function changesOf(word: string): number {
  return word.match(/[a-z](?=\d)|\d(?=[a-z])/gi)?.length ?? 0;
}
