import { wcagCriterion } from '../catalogue/wcagCriteria.ts';
import { wcagTagLabel, wcagTagLevel } from '../catalogue/wcagTags.ts';

/** Something that a rule's issues violate, as it is printed. */
export interface Violation {
  readonly tag: string;
  /** What the label is a part of, where it is clear without. */
  readonly standard?: 'WCAG';
  readonly label: string;
  /** The criterion's name in full. */
  readonly name?: string;
}

/** What axe-core sorts its rules by, and the clauses of national standards that follow from WCAG's criteria. */
const FOREIGN = [
  /^cat\./,
  /^section508/,
  /^TT(v\d|\d)/,
  /^EN-/,
  /^RGAA/,
  /^ACT$/,
  /^experimental$/,
  /^review-item$/,
];

/**
 * What a rule's tags say that it violates: criteria with their level, levels of which no criterion is named,
 * "Best practice", and tags that nothing is known of, plainly. What axe-core has beside them says nothing here.
 */
export function violationsOf(tags: readonly string[]): readonly Violation[] {
  const levels = new Set(tags.map((tag) => wcagCriterion(tag)?.level.toLowerCase()));
  return [...new Set(tags)]
    .filter((tag) => !FOREIGN.some((family) => family.test(tag)) && !levels.has(wcagTagLevel(tag) ?? ''))
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map(violation);
}

/** How a tag is called where people choose by it. */
export function tagName(tag: string): string {
  const criterion = wcagCriterion(tag);
  return criterion ? `WCAG ${criterion.number} ${criterion.name} (${criterion.level})` : wcagTagLabel(tag);
}

/** Levels first, then criteria, best practice, and what says less; each by name, numbers by their size. */
export function compareTags(a: string, b: string): number {
  return chosenPlaceOf(a) - chosenPlaceOf(b) || tagName(a).localeCompare(tagName(b), 'en', { numeric: true });
}

function violation(tag: string): Violation {
  const criterion = wcagCriterion(tag);
  if (!criterion) return { tag, label: wcagTagLabel(tag) };
  const { number, level, name } = criterion;
  return { tag, standard: 'WCAG', label: `${number} (${level})`, name };
}

function placeOf(tag: string): number {
  if (wcagCriterion(tag)) return 0;
  if (wcagTagLevel(tag) !== undefined) return 1;
  return tag === 'best-practice' ? 2 : 3;
}

function chosenPlaceOf(tag: string): number {
  if (wcagTagLevel(tag) !== undefined) return 0;
  if (wcagCriterion(tag)) return 1;
  if (tag === 'best-practice') return 2;
  return FOREIGN.some((family) => family.test(tag)) ? 4 : 3;
}
