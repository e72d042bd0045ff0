import { addressName } from './addressName.ts';
import { wordsOf } from './words.ts';

/** Where a suggestion was taken from. */
type SuggestionSource = 'inside' | 'file' | 'icon' | 'address' | 'placeholder' | 'code';

/** A name that a person is to judge: it was guessed from the element's code. */
export interface NameSuggestion {
  readonly text: string;
  readonly source: SuggestionSource;
}

const MAXIMUM = 3;
const MAXIMUM_LENGTH = 80;
const ICON_CLASS = /(?:^|[-_])(?:icon|fa|bi|mdi|glyphicon|ico)[-_](.+)$/i;

/** Guesses at a name for an element that has none; the likeliest first, at most three. */
export function nameSuggestions(element: Element, pageUrl: string): readonly NameSuggestion[] {
  const all = [...fromInside(element), ...fromItself(element, pageUrl)].flatMap(({ text, source }) => {
    const short = text?.trim().replaceAll(/\s+/g, ' ').slice(0, MAXIMUM_LENGTH);
    return short ? [{ text: short, source }] : [];
  });
  const seen = new Set<string>();
  return all
    .filter(({ text }) => !seen.has(text.toLowerCase()) && seen.add(text.toLowerCase()))
    .slice(0, MAXIMUM);
}

type Guess = { text: string | null | undefined; source: SuggestionSource };

function fromInside(element: Element): Guess[] {
  const texts = [...element.querySelectorAll('svg > title, title')].map(({ textContent }) => textContent);
  const titles = [...element.querySelectorAll('[title]')].map((inner) => inner.getAttribute('title'));
  const uses = [...element.querySelectorAll('use')].map(
    (use) => (use.getAttribute('href') ?? use.getAttribute('xlink:href'))?.split('#')[1],
  );
  const icons = [element, ...element.querySelectorAll('[class]')].flatMap(iconWords);
  const files = [...element.querySelectorAll('img')].map(fileWords);
  return [
    ...[...texts, ...titles].map((text): Guess => ({ text, source: 'inside' })),
    ...[...uses.map((use) => use && wordsOf(use)), ...icons].map((text): Guess => ({ text, source: 'icon' })),
    ...files.map((text): Guess => ({ text, source: 'file' })),
  ];
}

function fromItself(element: Element, pageUrl: string): Guess[] {
  const inCode = ['name', 'id'].map((name) => wordsOf(element.getAttribute(name) ?? ''));
  const code = inCode.map((text): Guess => ({ text, source: 'code' }));
  switch (element.localName) {
    case 'a':
    case 'area':
      return [{ text: addressName(element.getAttribute('href') ?? '', pageUrl), source: 'address' }, ...code];
    case 'iframe':
    case 'frame':
      return [{ text: addressName(element.getAttribute('src') ?? '', pageUrl), source: 'address' }, ...code];
    case 'img':
      return [{ text: fileWords(element), source: 'file' }, ...code];
    default:
      return [
        { text: element.getAttribute('placeholder'), source: 'placeholder' },
        { text: fileWords(element), source: 'file' },
        ...code,
      ];
  }
}

/** `fa fa-shopping-cart` → "Shopping cart". */
function iconWords(element: Element): (string | undefined)[] {
  return [...element.classList].map((name) => wordsOf(ICON_CLASS.exec(name)?.[1] ?? ''));
}

/** Of a picture's file; pictures that are loaded late have it elsewhere. */
function fileWords(element: Element): string | undefined {
  const file = pictureFile(element);
  return file === undefined ? undefined : wordsOf(file);
}

/** The last part of the address of a picture's file, without what follows `?` or `#`. */
export function pictureFile(element: Element): string | undefined {
  const address = ['src', 'data-src', 'data-lazy-src', 'srcset', 'data-srcset']
    .map((name) => element.getAttribute(name)?.trim().split(/\s/)[0])
    .find((value) => value !== undefined && value !== '' && !value.startsWith('data:'));
  return address?.split(/[?#]/)[0]?.split('/').at(-1) || undefined;
}
