import type { AccessibilityCategory, CategoryFacets, FacetValue } from '@sitelens/api-client/contract';
import { byImpactMostSevereFirst } from '@sitelens/api-client/contract';

/** The values that the rules can be filtered by, and how many rules have each. */
export function facetsOf(rows: readonly AccessibilityCategory[]): CategoryFacets {
  const count = (has: (row: AccessibilityCategory) => boolean) => rows.filter(has).length;
  const impacts = [...new Set(rows.map(({ impact }) => impact))].sort(byImpactMostSevereFirst);
  return {
    impact: impacts.map((value) => ({ value, count: count(({ impact }) => impact === value) })),
    tags: listed(rows, ({ tags }) => tags),
    disabilitiesAffected: listed(rows, ({ disabilitiesAffected }) => disabilitiesAffected),
    sinceLastScan: [
      { value: 'NEW', count: count(({ sinceLastScan }) => (sinceLastScan?.new ?? 0) > 0) },
      { value: 'UNCHANGED', count: count(({ sinceLastScan }) => (sinceLastScan?.unchanged ?? 0) > 0) },
      { value: 'FIXED', count: count(({ sinceLastScan }) => (sinceLastScan?.fixed ?? 0) > 0) },
    ],
  };
}

function listed(
  rows: readonly AccessibilityCategory[],
  valuesOf: (row: AccessibilityCategory) => readonly string[],
): FacetValue[] {
  const values = [...new Set(rows.flatMap(valuesOf))].sort();
  return values.map((value) => ({
    value,
    count: rows.filter((row) => valuesOf(row).includes(value)).length,
  }));
}
