/** Kinds of file and of element, and what programs call a picture without a name: they name no thing. */
const EMPTY = new Set(
  (
    'img image images pic picture photo screenshot untitled unnamed copy final scaled cropped thumb thumbnail min ' +
    'icon icons ico btn button link svg fa fas far fab bi mdi glyphicon ui index default placeholder ' +
    'html htm php asp aspx js css jpg jpeg png gif webp avif'
  ).split(' '),
);
/** `1024x768`, `640w`, `v2`, `2x`, and the counters of cameras: `IMG0471`. */
const NUMBERED = /^(\d+x\d+|\d+[wx]|v?\d+|(img|dsc[nf]?|pxl|mvi)\d*)$/i;
/** What programs put into names so that no two are alike. */
const HASH = /^(?=.*\d)[0-9a-f]{6,}$|^(?=.*\d)(?=.*[A-Z])(?=.*[a-z])[\w]{8,}$/;
const MAXIMUM_WORDS = 8;
/** The longest words of German manage; longer ones are codes. */
const MAXIMUM_WORD_LENGTH = 40;

/**
 * Words out of a name that was made for machines: `night-on-the-ridge_2.jpg` → "Night on the ridge".
 * Nothing where no word is left: `IMG_0471.jpg`, `hero-1024x768.png` → "Hero".
 */
export function wordsOf(name: string): string | undefined {
  const words = withoutEnding(decoded(name))
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}@]+/u)
    .filter((word) => word !== '' && !isEmpty(word))
    .slice(0, MAXIMUM_WORDS);
  if (!words.some((word) => /\p{L}{2}/u.test(word))) return undefined;
  const [first = '', ...rest] = words.map((word) => (isAllCapitals(name) ? word.toLowerCase() : word));
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest.map(lowered)].join(' ');
}

function isEmpty(word: string): boolean {
  if (word.length > MAXIMUM_WORD_LENGTH) return true;
  return EMPTY.has(word.toLowerCase()) || NUMBERED.test(word) || HASH.test(word);
}

/** Capitals inside of a name mark where a word begins; short ones in a row are an abbreviation. */
function lowered(word: string): string {
  return /^\p{Lu}{2,}$/u.test(word) ? word : word.toLowerCase();
}

function isAllCapitals(name: string): boolean {
  return !/\p{Ll}/u.test(withoutEnding(name));
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function withoutEnding(name: string): string {
  return name.replace(/\.[a-z0-9]{2,5}$/i, '');
}
