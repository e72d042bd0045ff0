import {
  type AccessibilityCategory,
  byImpactMostSevereFirst,
  type SinceLastScan,
} from '@sitelens/api-client/contract';
import { commaList } from './commaList.ts';
import { countOf, sinceLastScanFilter } from './sinceLastScan.ts';

export interface CategoryOrder {
  readonly order: 'asc' | 'desc';
  readonly orderBy: 'impact' | 'totalIssues' | 'totalPages' | 'id';
}

/** Comma lists; one that is left out or empty lets everything through, and unknown values match nothing. */
export interface CategoryFilters {
  readonly filterImpact?: string;
  readonly filterTags?: string;
  readonly filterDisabilitiesAffected?: string;
  readonly filterSinceLastScan?: string;
}

/** The rules that pass every filter. One whose issues are all fixed does so only where FIXED is asked for. */
export function filterCategories(
  categories: readonly AccessibilityCategory[],
  filters: CategoryFilters,
): readonly AccessibilityCategory[] {
  const hasImpact = anyOf(filters.filterImpact);
  const hasTag = anyOf(filters.filterTags);
  const hasDisability = anyOf(filters.filterDisabilitiesAffected);
  const states = sinceLastScanFilter(filters.filterSinceLastScan);
  return categories.filter(
    (category) =>
      hasImpact([category.impact]) &&
      hasTag(category.tags) &&
      hasDisability(category.disabilitiesAffected) &&
      isIn(category, states),
  );
}

function anyOf(list: string | undefined): (values: readonly string[]) => boolean {
  const wanted = new Set(commaList(list));
  return (values) => wanted.size === 0 || values.some((value) => wanted.has(value));
}

function isIn(category: AccessibilityCategory, states: ReadonlySet<SinceLastScan> | undefined): boolean {
  if (states === undefined) return category.totalIssues > 0;
  return [...states].some((state) => countOf(category.sinceLastScan, state) > 0);
}

/** Rules alike in the order follow by most issues, then by id, in both directions. */
export function orderCategories(
  categories: readonly AccessibilityCategory[],
  { order, orderBy }: CategoryOrder,
): readonly AccessibilityCategory[] {
  const direction = order === 'asc' ? 1 : -1;
  return categories.toSorted(
    (a, b) => direction * ASCENDING[orderBy](a, b) || b.totalIssues - a.totalIssues || ASCENDING.id(a, b),
  );
}

type Comparison = (a: AccessibilityCategory, b: AccessibilityCategory) => number;

const ASCENDING: Readonly<Record<CategoryOrder['orderBy'], Comparison>> = {
  impact: (a, b) => byImpactMostSevereFirst(b.impact, a.impact),
  totalIssues: (a, b) => a.totalIssues - b.totalIssues,
  totalPages: (a, b) => a.totalPages - b.totalPages,
  id: (a, b) => byCodePoint(a.id, b.id),
};

/** As the database orders ids, whatever the locale. */
export function byCodePoint(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
