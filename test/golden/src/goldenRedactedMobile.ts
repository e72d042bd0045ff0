import type {
  MobileFriendlyCategoryList,
  MobileFriendlyIssueList,
  MobileFriendlyIssuePageList,
  Redaction,
} from '@sitelens/api-client/contract';
import { goldenCategory } from './goldenCategories.ts';
import type { IssuesView } from './goldenIssues.ts';
import type { MobileFriendlyCategoriesView } from './goldenMobileFriendly.ts';
import { redactedCategoriesOf, redactedIssues, redactedRulePages } from './goldenRedacted.ts';
import {
  toMobileFriendlyCategories,
  toMobileFriendlyIssuePages,
  toMobileFriendlyIssues,
} from './mobileFriendlyShapes.ts';

type Reason = Redaction['reason'];

export function redactedMobileFriendlyCategories(
  reason: Reason,
  view: MobileFriendlyCategoriesView = {},
): MobileFriendlyCategoryList {
  return toMobileFriendlyCategories(redactedCategoriesOf('MOBILE_FRIENDLY', reason, view));
}

export function redactedMobileFriendlyIssuePages(
  reason: Reason,
  issueId: string,
): MobileFriendlyIssuePageList {
  return toMobileFriendlyIssuePages(redactedRulePages(reason, issueId));
}

export function redactedMobileFriendlyIssues(
  reason: Reason,
  pageId: string,
  issueId: string,
  view: IssuesView = {},
): MobileFriendlyIssueList {
  const list = redactedIssues(reason, pageId, issueId, view);
  return toMobileFriendlyIssues(list, goldenCategory(issueId).impact, { size: 10 });
}
