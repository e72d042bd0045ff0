import type { AccessibilityRulePage, AccessibilityRulePageList } from '@sitelens/api-client/contract';
import type { AccessibilityRulePagesParams } from '@sitelens/api-client/endpoints';
import { goldenCategory } from './goldenCategories.ts';
import {
  countSinceLastScan,
  findingsOfRule,
  type GoldenFinding,
  passesSinceLastScan,
} from './goldenFindings.ts';
import { goldenId } from './goldenId.ts';
import { pageAt, thumbnailsOf } from './goldenPages.ts';
import { directed, pageOf } from './listQuery.ts';

export type RulePagesView = Omit<AccessibilityRulePagesParams, 'projectId' | 'scanId' | 'accessibilityId'>;

/** The pages that fail a rule, most issues first; all of them where no page is asked for. */
export function goldenRulePages(ruleId: string, view: RulePagesView = {}): AccessibilityRulePageList {
  const rows = [...Map.groupBy(findingsOfRule(ruleId), ({ pageIndex }) => pageIndex)]
    .filter(([, found]) => passesSinceLastScan(found, view.filterSinceLastScan))
    .sort(([a], [b]) => a - b)
    .map(([index, found]) => rowOf(ruleId, index, found))
    .sort(orderOf(view));
  return { content: pageOf(rows, view), totalElements: rows.length, rule: goldenCategory(ruleId) };
}

function rowOf(ruleId: string, index: number, found: readonly GoldenFinding[]): AccessibilityRulePage {
  return {
    id: `${ruleId}:${goldenId('page', index)}`,
    pageId: goldenId('page', index),
    pageUrl: pageAt(index).url,
    thumbnails: thumbnailsOf(index),
    totalIssues: found.filter(({ sinceLastScan }) => sinceLastScan !== 'FIXED').length,
    redacted: false,
    sinceLastScan: countSinceLastScan(found),
  };
}

function orderOf({ order = 'desc', orderBy = 'totalIssues' }: RulePagesView) {
  return directed<AccessibilityRulePage>(order, (a, b) =>
    orderBy === 'pageUrl' ? a.pageUrl.localeCompare(b.pageUrl) : a.totalIssues - b.totalIssues,
  );
}
