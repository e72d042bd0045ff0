import type {
  MobileFriendlyCategoriesParams,
  MobileFriendlyIssueBoxesParams,
  MobileFriendlyIssuePagesParams,
  MobileFriendlyIssuesParams,
  PageReference,
  ScanReference,
} from '@sitelens/api-client/endpoints';
import { rulePagesViewSpec } from '../findings/rulePagesViewSpec.ts';
import { mobileFriendlyCategoriesViewSpec } from '../mobile/mobileFriendlyCategoriesViewSpec.ts';
import type { TableView } from '../table/tableView.ts';
import { filterOf, pagingOf, sortedPartOf } from './listParams.ts';
import type { PageIssuesView } from './pageIssuesView.ts';

/** What is asked of the service for a view of what stands in the way on phones: by the widget, and by who fetches ahead of it. */
export function mobileFriendlyCategoriesParams(
  scan: ScanReference,
  view: TableView,
): MobileFriendlyCategoriesParams {
  return {
    ...scan,
    ...sortedPartOf(view, mobileFriendlyCategoriesViewSpec.sortColumns),
    filterImpact: filterOf(view, 'impact'),
    filterSinceLastScan: filterOf(view, 'sinceLastScan'),
  };
}

/** The same for a view of the pages that have one issue. */
export function mobileFriendlyIssuePagesParams(
  issue: ScanReference & Pick<MobileFriendlyIssuePagesParams, 'issueId'>,
  view: TableView,
): MobileFriendlyIssuePagesParams {
  return {
    ...issue,
    ...sortedPartOf(view, rulePagesViewSpec.sortColumns),
    filterSinceLastScan: filterOf(view, 'sinceLastScan'),
  };
}

export interface MobileFriendlyIssueOnPage extends PageReference {
  /** The issue's id, such as `tap-target-too-small`. */
  readonly issueId: string;
}

/** The same for a view of one issue on one page. */
export function mobileFriendlyIssuesParams(
  of: MobileFriendlyIssueOnPage,
  view: PageIssuesView,
): MobileFriendlyIssuesParams {
  return { ...mobileFriendlyIssueBoxesParams(of, view), ...pagingOf(view) };
}

/** The same for the boxes of all its elements. */
export function mobileFriendlyIssueBoxesParams(
  { projectId, scanId, pageId, issueId }: MobileFriendlyIssueOnPage,
  view: PageIssuesView,
): MobileFriendlyIssueBoxesParams {
  return { projectId, scanId, pageId, issueId, filterSinceLastScan: filterOf(view, 'sinceLastScan') };
}
