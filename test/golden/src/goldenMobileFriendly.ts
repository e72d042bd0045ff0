import type {
  MobileFriendlyCategoryList,
  MobileFriendlyIssueList,
  MobileFriendlyIssuePageList,
} from '@sitelens/api-client/contract';
import type { MobileFriendlyCategoriesParams } from '@sitelens/api-client/endpoints';
import { categoriesOf, goldenCategory } from './goldenCategories.ts';
import { goldenIssues, type IssuesView } from './goldenIssues.ts';
import { goldenRulePages, type RulePagesView } from './goldenRulePages.ts';
import {
  toMobileFriendlyCategories,
  toMobileFriendlyIssuePages,
  toMobileFriendlyIssues,
} from './mobileFriendlyShapes.ts';

export type MobileFriendlyCategoriesView = Omit<
  MobileFriendlyCategoriesParams,
  'projectId' | 'scanId' | 'page' | 'size'
>;

/** The mobile-friendliness issues that were found, as the API lists them. */
export function goldenMobileFriendlyCategories(
  currentPage = 0,
  limit = 10,
  view: MobileFriendlyCategoriesView = {},
): MobileFriendlyCategoryList {
  return toMobileFriendlyCategories(categoriesOf('MOBILE_FRIENDLY', currentPage, limit, view));
}

/** The pages that have a mobile-friendliness issue, most elements first; all where no page is asked for. */
export function goldenMobileFriendlyIssuePages(
  issueId: string,
  view: RulePagesView = {},
): MobileFriendlyIssuePageList {
  return toMobileFriendlyIssuePages(goldenRulePages(issueId, view));
}

/** The elements of a page that have a mobile-friendliness issue; all where no page of the list is asked for. */
export function goldenMobileFriendlyIssues(
  pageId: string,
  issueId: string,
  view: IssuesView = {},
): MobileFriendlyIssueList {
  return toMobileFriendlyIssues(goldenIssues(pageId, issueId, view), goldenCategory(issueId).impact, view);
}
