import { wcagCriterion } from './wcagCriteria.ts';

const LEVEL_TAG = /^wcag(2[0-2]?)(a{1,3})$/;

/**
 * How a tag of axe-core is printed: `wcag143` → "WCAG 1.4.3", `wcag21aa` → "WCAG 2.1 AA",
 * `best-practice` → "Best practice". A tag that is none of these is printed as it came.
 */
export function wcagTagLabel(tag: string): string {
  const criterion = wcagCriterion(tag);
  if (criterion) return `WCAG ${criterion.number}`;
  const [, version, level] = LEVEL_TAG.exec(tag) ?? [];
  if (version && level)
    return `WCAG ${version === '2' ? '2.0' : version.split('').join('.')} ${level.toUpperCase()}`;
  return tag === 'best-practice' ? 'Best practice' : tag;
}

/** The level that a tag names, with or without a version: `wcag21aa` → "aa". A criterion's tag, or any other, names none. */
export function wcagTagLevel(tag: string): string | undefined {
  return LEVEL_TAG.exec(tag)?.[2];
}
