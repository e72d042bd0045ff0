import {
  type AccessibilityCategory,
  byImpactMostSevereFirst,
  type CategoryFacets,
  type FacetValue,
} from '@sitelens/api-client/contract';
import { byCodePoint } from './categoryView.ts';
import { countOf, SINCE_LAST_SCAN } from './sinceLastScan.ts';

/**
 * The values that categories can be filtered by, each with the rules that it lets through by itself: FIXED
 * counts those, too, that are in the list only then.
 *
 * @param categories unfiltered, with those whose issues are all fixed
 */
export function categoryFacets(
  categories: readonly AccessibilityCategory[],
  hasEarlierScan: boolean,
): CategoryFacets {
  const present = categories.filter(({ totalIssues }) => totalIssues > 0);
  const having = (state: (typeof SINCE_LAST_SCAN)[number]) =>
    categories.filter(({ sinceLastScan }) => countOf(sinceLastScan, state) > 0).length;
  return {
    impact: counted(present, ({ impact }) => [impact], byImpactMostSevereFirst),
    tags: counted(present, ({ tags }) => tags, byCodePoint),
    disabilitiesAffected: counted(present, (category) => category.disabilitiesAffected, byCodePoint),
    sinceLastScan: hasEarlierScan ? SINCE_LAST_SCAN.map((value) => ({ value, count: having(value) })) : [],
  };
}

function counted<Value extends string>(
  categories: readonly AccessibilityCategory[],
  valuesOf: (category: AccessibilityCategory) => readonly Value[],
  compare: (a: Value, b: Value) => number,
): readonly FacetValue[] {
  const values = categories.flatMap((category) => [...new Set(valuesOf(category))]);
  const groups = [...Map.groupBy(values, (value) => value)];
  return groups.toSorted(([a], [b]) => compare(a, b)).map(([value, { length: count }]) => ({ value, count }));
}
