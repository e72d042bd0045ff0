import { wcagTagLevel } from '../../catalogue/wcagTags.ts';

/**
 * Of a rule's tags those that say what it violates: WCAG's levels and "best-practice". Where there is none of
 * these all tags are, so that a rule of a newer standard says what it can.
 */
export function violatedTags(tags: readonly string[]): readonly string[] {
  const known = tags.filter((tag) => tag === 'best-practice' || wcagTagLevel(tag) !== undefined);
  return known.length > 0 ? known : tags;
}
