import type {
  AccessibilityIssueBoxesParams,
  AccessibilityIssuesParams,
  PageReference,
} from '@sitelens/api-client/endpoints';
import { filterOf, pagingOf } from './listParams.ts';
import type { PageIssuesView } from './pageIssuesView.ts';

export interface RuleOnPage extends PageReference {
  /** The rule's id, such as `image-alt`. */
  readonly accessibilityId: string;
}

/** What is asked of the service for a view of a rule's issues on a page: by the widget, and by who fetches ahead of it. */
export function pageIssuesParams(of: RuleOnPage, view: PageIssuesView): AccessibilityIssuesParams {
  return { ...issueBoxesParams(of, view), ...pagingOf(view) };
}

/** The same for the boxes of all of them. */
export function issueBoxesParams(
  { projectId, scanId, pageId, accessibilityId }: RuleOnPage,
  view: PageIssuesView,
): AccessibilityIssueBoxesParams {
  const filterSinceLastScan = filterOf(view, 'sinceLastScan');
  return { projectId, scanId, pageId, accessibilityId, filterSinceLastScan };
}
