import type { AccessibilityCategory, AccessibilityCategoryList, Impact } from '@sitelens/api-client/contract';
import { byImpactMostSevereFirst, IMPACTS } from '@sitelens/api-client/contract';
import type { AccessibilityCategoriesParams } from '@sitelens/api-client/endpoints';
import { accessibilityRule, disabilitiesAffected, mobileFriendlyIssue } from '@sitelens/results/catalogue';
import { facetsOf } from './goldenFacets.ts';
import {
  countSinceLastScan,
  type FindingEvaluator,
  findingsOf,
  findingsOfRule,
  type GoldenFinding,
  passesSinceLastScan,
} from './goldenFindings.ts';
import { directed } from './listQuery.ts';

export type CategoriesView = Omit<AccessibilityCategoriesParams, 'projectId' | 'scanId' | 'page' | 'size'>;

/** The rules that failed, as the API lists them. */
export function goldenCategories(
  currentPage = 0,
  limit = 10,
  view: CategoriesView = {},
): AccessibilityCategoryList {
  return categoriesOf('ACCESSIBILITY', currentPage, limit, view);
}

/** The rules, or mobile-friendliness issues, that an evaluator found, in the form that both have in common. */
export function categoriesOf(
  evaluator: FindingEvaluator,
  currentPage: number,
  limit: number,
  view: CategoriesView,
): AccessibilityCategoryList {
  const byRule = [...Map.groupBy(findingsOf(evaluator), ({ ruleId }) => ruleId)];
  const all = byRule.filter(([, found]) => passesSinceLastScan(found, undefined));
  const rows = byRule
    .filter(([, found]) => passesSinceLastScan(found, view.filterSinceLastScan))
    .map(([id]) => goldenCategory(id))
    .filter((row) => isLetThrough(row, view))
    .sort(orderOf(view));
  return {
    data: rows.slice(currentPage * limit, (currentPage + 1) * limit),
    paginationDetails: { totalRecords: rows.length, currentPage, limit },
    facets: facetsOf(all.map(([id]) => goldenCategory(id))),
  };
}

/** A rule or a mobile-friendliness issue over the whole scan; without issues where it was not found. */
export function goldenCategory(id: string): AccessibilityCategory {
  const found = findingsOfRule(id);
  const present = found.filter(({ sinceLastScan }) => sinceLastScan !== 'FIXED');
  return {
    id,
    totalIssues: present.length,
    totalPages: new Set(present.map(({ pageIndex }) => pageIndex)).size,
    tags: [...(found[0]?.tags ?? [])],
    disabilitiesAffected: [...disabilitiesAffected(id)],
    impact: mostSevere(present) ?? mostSevere(found) ?? knownImpact(id) ?? 'minor',
    sinceLastScan: countSinceLastScan(found),
  };
}

function knownImpact(id: string): Impact | undefined {
  return (accessibilityRule(id) ?? mobileFriendlyIssue(id))?.impact;
}

function mostSevere(found: readonly GoldenFinding[]): Impact | undefined {
  return found.map(({ impact }) => impact).sort(byImpactMostSevereFirst)[0];
}

function isLetThrough(row: AccessibilityCategory, view: CategoriesView): boolean {
  const hasOne = (values: readonly string[], filter: readonly string[] | undefined) =>
    !filter?.length || values.some((value) => filter.includes(value));
  return (
    hasOne([row.impact], view.filterImpact) &&
    hasOne(row.tags, view.filterTags) &&
    hasOne(row.disabilitiesAffected, view.filterDisabilitiesAffected)
  );
}

const ascending = {
  impact: (a, b) => IMPACTS.indexOf(a.impact) - IMPACTS.indexOf(b.impact),
  totalIssues: (a, b) => a.totalIssues - b.totalIssues,
  totalPages: (a, b) => a.totalPages - b.totalPages,
  id: (a, b) => a.id.localeCompare(b.id),
} satisfies Record<string, (a: AccessibilityCategory, b: AccessibilityCategory) => number>;

function orderOf({ order = 'desc', orderBy = 'impact' }: CategoriesView) {
  const first = directed(order, ascending[orderBy]);
  return (a: AccessibilityCategory, b: AccessibilityCategory) =>
    first(a, b) || b.totalIssues - a.totalIssues || a.id.localeCompare(b.id);
}
