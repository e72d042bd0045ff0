import { isTellingAddress, stableAddress } from './stableAddress.ts';
import { stableClasses } from './stableClasses.ts';
import { isTelling, withoutCounters, withoutNumbers } from './withoutCounters.ts';

/** What stays of an attribute from page to page, and whether it says which element this is. */
export interface StableAttribute {
  readonly value: string;
  readonly isNaming: boolean;
}

/** Undefined for an attribute that says what an element looks like, does or is just now. */
export function stableAttribute(
  name: string,
  value: string,
  element: { readonly type?: string | undefined },
  pageUrl: string,
): StableAttribute | undefined {
  if (PASSING.test(name) || (name === 'value' && !isButton(element))) return undefined;
  if (name === 'class') return unlessEmpty(stableClasses(value).join(' '));
  if (ADDRESSES.has(name)) {
    const address = stableAddress(value, pageUrl);
    return { value: address, isNaming: isTellingAddress(address) };
  }
  if (TEXTS.has(name)) return naming(withoutNumbers(value));
  // Which icon it is.
  if (DRAWINGS.has(name)) return { value, isNaming: false };
  const stable = withoutCounters(value.trim());
  return NAMES.has(name) ? naming(stable) : { value: stable, isNaming: false };
}

const PASSING = new RegExp(
  '^(?:data-.*|on.*|ng-.*|_ng.*|v-.*|x-.*|@.*|:.*|js[a-z]*|style|nonce|integrity|crossorigin|srcset|sizes|media|' +
    'loading|decoding|fetchpriority|autofocus|autocomplete|maxlength|checked|selected|open|hidden|disabled|readonly|' +
    'aria-(?:current|expanded|selected|checked|pressed|hidden|busy|invalid|disabled|sort|valuenow|valuetext|' +
    'activedescendant|posinset|setsize))$',
  'i',
);
const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'poster', 'data', 'xlink:href']);
const TEXTS = new Set(['alt', 'title', 'aria-label', 'placeholder', 'label', 'value', 'content']);
const NAMES = new Set(['id', 'name', 'for', 'property', 'itemprop', 'headers']);
const DRAWINGS = new Set(['d', 'points', 'viewbox', 'transform']);

/** The value of a button is its label; that of another field was typed, or is passed on. */
function isButton({ type }: { readonly type?: string | undefined }): boolean {
  return type === 'submit' || type === 'button' || type === 'reset';
}

function naming(value: string): StableAttribute {
  return { value, isNaming: isTelling(value) };
}

function unlessEmpty(value: string): StableAttribute | undefined {
  return value === '' ? undefined : { value, isNaming: false };
}
