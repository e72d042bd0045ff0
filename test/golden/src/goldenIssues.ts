import type {
  AccessibilityIssue,
  AccessibilityIssueBoxList,
  AccessibilityIssueList,
} from '@sitelens/api-client/contract';
import type { AccessibilityIssuesParams } from '@sitelens/api-client/endpoints';
import { countSinceLastScan, findingsOfRule, type GoldenFinding } from './goldenFindings.ts';
import { goldenId } from './goldenId.ts';
import { pageAt } from './goldenPages.ts';
import { pageOf } from './listQuery.ts';

export type IssuesView = Pick<AccessibilityIssuesParams, 'page' | 'size' | 'filterSinceLastScan'>;

/** The issues of a rule on a page, in document order; all of them where no page of the list is asked for. */
export function goldenIssues(pageId: string, ruleId: string, view: IssuesView = {}): AccessibilityIssueList {
  const found = foundOn(pageId, ruleId);
  const shown = filtered(found, view.filterSinceLastScan);
  return {
    content: pageOf(shown, view).map(issueOf),
    totalElements: shown.length,
    sinceLastScan: countSinceLastScan(found),
    fixesRedacted: false,
  };
}

/** Where the issues of a rule on a page are, but the fixed ones. */
export function goldenIssueBoxes(
  pageId: string,
  ruleId: string,
  filterSinceLastScan: readonly string[] = [],
): AccessibilityIssueBoxList {
  const content = filtered(foundOn(pageId, ruleId), filterSinceLastScan)
    .map(({ id, target, boundingBoxes, sinceLastScan }, position) => ({
      sinceLastScan,
      box: { id, position, target, boundingBoxes },
    }))
    .filter(({ sinceLastScan }) => sinceLastScan !== 'FIXED')
    .map(({ box }) => box);
  return { content, totalElements: content.length };
}

/** Fixed ones last, as in the API. */
function foundOn(pageId: string, ruleId: string): GoldenFinding[] {
  return findingsOfRule(ruleId).filter(({ pageIndex }) => goldenId('page', pageIndex) === pageId);
}

function filtered(found: readonly GoldenFinding[], filter: readonly string[] | undefined): GoldenFinding[] {
  return found.filter(({ sinceLastScan }) =>
    filter?.length ? filter.includes(sinceLastScan) : sinceLastScan !== 'FIXED',
  );
}

function issueOf({ pageIndex, ...finding }: GoldenFinding): AccessibilityIssue {
  const { url, screenshots } = pageAt(pageIndex);
  const isFixed = finding.sinceLastScan === 'FIXED';
  return {
    ...finding,
    redacted: false,
    pageUrl: url,
    screenshots: isFixed ? { SCREENSHOT: {}, THUMBNAIL: {} } : screenshots,
  };
}
