/** What a viewport tag's `content` says, as Chromium reads it. */
export interface ViewportContent {
  readonly width?: 'device-width' | 'device-height' | number;
  /** From 0.1 to 10, as the two below. */
  readonly initialScale?: number;
  readonly minimumScale?: number;
  readonly maximumScale?: number;
  readonly userScalable?: boolean;
}

/**
 * Reads `content` by the algorithm of CSS Device Adaptation (section 10, "viewport META element") in the shape
 * that Chromium gives it: white space, `=` and `,` separate, a semicolon belongs to the value in front of it,
 * the last of equal properties counts, and a number ends where it ends to be one. Never throws.
 */
export function parseViewportContent(content: string): ViewportContent {
  let parsed: ViewportContent = {};
  for (const [name, value] of pairsOf(content)) parsed = { ...parsed, ...propertyOf(name, value) };
  return parsed;
}

const SEPARATORS = ' \t\n\r\0';

function pairsOf(content: string): [name: string, value: string][] {
  const pairs: [string, string][] = [];
  const isSeparator = (character: string) => SEPARATORS.includes(character) || '=,'.includes(character);
  let at = 0;
  const skipWhile = (goesOn: (character: string) => boolean): string => {
    const from = at;
    while (at < content.length && goesOn(content[at] ?? '')) at += 1;
    return content.slice(from, at);
  };
  while (at < content.length) {
    skipWhile(isSeparator);
    const name = skipWhile((character) => !isSeparator(character));
    skipWhile((character) => character !== '=' && character !== ',');
    skipWhile((character) => isSeparator(character) && character !== ',');
    const value = skipWhile((character) => !isSeparator(character));
    if (name !== '') pairs.push([name.toLowerCase(), value.toLowerCase()]);
  }
  return pairs;
}

function propertyOf(name: string, value: string): ViewportContent {
  switch (name) {
    case 'width':
      return withDefined('width', widthOf(value));
    case 'initial-scale':
      return withDefined('initialScale', scaleOf(value));
    case 'minimum-scale':
      return withDefined('minimumScale', scaleOf(value));
    case 'maximum-scale':
      return withDefined('maximumScale', scaleOf(value));
    case 'user-scalable':
      return { userScalable: isScalable(value) };
    default:
      return {};
  }
}

function withDefined<Name extends keyof ViewportContent>(
  name: Name,
  value: ViewportContent[Name] | undefined,
): ViewportContent {
  return value === undefined ? {} : { [name]: value };
}

function widthOf(value: string): ViewportContent['width'] | undefined {
  if (value === 'device-width' || value === 'device-height') return value;
  const number = numberAtStart(value);
  return number === undefined || number < 0 ? undefined : Math.min(10_000, Math.max(1, number));
}

/** Undefined for what is ignored, a negative number. Words are numbers here: `yes` is 1, any unknown one 0. */
function scaleOf(value: string): number | undefined {
  const words: Readonly<Record<string, number>> = { yes: 1, no: 0, 'device-width': 10, 'device-height': 10 };
  const number = Object.hasOwn(words, value) ? words[value] : (numberAtStart(value) ?? 0);
  return number === undefined || number < 0 ? undefined : Math.min(10, Math.max(0.1, number));
}

function isScalable(value: string): boolean {
  if (['yes', 'device-width', 'device-height'].includes(value)) return true;
  return Math.abs(numberAtStart(value) ?? 0) >= 1;
}

function numberAtStart(value: string): number | undefined {
  const number = Number.parseFloat(value);
  return Number.isNaN(number) || !Number.isFinite(number) ? undefined : number;
}
