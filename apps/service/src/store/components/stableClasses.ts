import { isTelling, withoutCounters } from './withoutCounters.ts';

/** The classes of an element that its component keeps from page to page, sorted. */
export function stableClasses(classes: string): readonly string[] {
  const names = classes.split(/\s+/).filter((name) => name !== '');
  const isStyledComponent = names.some((name) => /^sc-[a-z]/i.test(name));
  const stable = names
    .filter((name) => !(isStyledComponent && isStyledComponentsHash(name)))
    .map(stableClass)
    .filter(isTelling);
  return [...new Set(stable)].sort();
}

/** Longer ones only a hostile page has; patterns take the square of a class's length. */
const LONGEST_CLASS = 100;

/** One class without hashes and counters; empty when nothing of it stays. */
export function stableClass(wholeName: string): string {
  const name = wholeName.slice(0, LONGEST_CLASS);
  if (STATES.test(name)) return '';
  const withoutHash = FRAMEWORKS.reduce((left, [pattern, kept]) => left.replace(pattern, kept), name);
  return withoutCounters(withoutHash).replace(/[-_*#]+$/, '');
}

/** What an element is just now: the current page's link, an open menu, a picture that has been loaded. */
const STATES = new RegExp(
  '(?:^|[-_])(?:active|current|selected|checked|disabled|open|opened|closed|expanded|collapsed|visible|hidden|' +
    'focus|focused|hover|hovered|loading|loaded|lazyload|lazyloaded|lazyloading|visited|touched|untouched|' +
    'dirty|pristine|valid|invalid|animated|in-view)(?:$|[-_])',
  'i',
);

/** The hashes of frameworks by their form, and what stays of the class. */
const FRAMEWORKS: readonly (readonly [RegExp, string])[] = [
  // Emotion, with a label or none: `css-1ykow87-Button`.
  [/^(?:css|tss)-[a-z0-9]{4,}(?:-|$)/, ''],
  [/^(?:sc|jsx|svelte|astro)-[\w-]+$/i, ''],
  // CSS modules of webpack and Next.js: `Header_logo__3fK2a`.
  [/__(?=\w*\d|\w*[a-z][A-Z]|\w*[A-Z][A-Z\d_]*[a-z])[\w-]{5,8}$/, ''],
  // CSS modules of Vite: `_logo_1x2y3_12`.
  [/^_(\w+)_[a-z0-9]{5}_\d+$/i, '$1'],
];

/** The second class of styled-components has no mark of its own: `sc-bdVaJa kMfYgA`. */
function isStyledComponentsHash(name: string): boolean {
  return /^(?=[a-z]*[A-Z])(?=[A-Z]*[a-z])[a-zA-Z]{5,7}$/.test(name);
}
