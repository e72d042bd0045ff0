import { type AccessibilityIssue, SCREEN_SIZE_NAMES, type ScreenSize } from '@sitelens/api-client/contract';
import type { TableView } from '../table/tableView.ts';
import { defaultTableView, type TableViewSpec } from '../table/tableViewParameters.ts';

/**
 * The issues come in document order; the service has no other. More of them than of a table's rows, since
 * only those of the list's page have their boxes on the screenshot.
 */
export const pageIssuesViewSpec: TableViewSpec = {
  defaultOrder: 'asc',
  defaultOrderBy: 'document',
  defaultRowsPerPage: 50,
  sortColumns: ['document'],
};

/** What a reader has before them of one rule's issues on one page. */
export interface PageIssuesView extends TableView {
  /** The chosen issue; without it the first of the list. */
  readonly issueId?: string | undefined;
  /** Without it the largest size at which the chosen issue was found. */
  readonly screenSize?: ScreenSize | undefined;
}

export const defaultPageIssuesView: PageIssuesView = defaultTableView(pageIssuesViewSpec);

/** The issue that a view has chosen; the first where it has chosen none, or one that is not there. */
export function chosenIssue(
  issues: readonly AccessibilityIssue[],
  { issueId }: PageIssuesView,
): AccessibilityIssue | undefined {
  return issues.find(({ id }) => id === issueId) ?? issues[0];
}

/** The size to show: the view's own, or the largest at which the issue has a box, or was found at least. */
export function shownScreenSize(issue: AccessibilityIssue | undefined, view: PageIssuesView): ScreenSize {
  if (view.screenSize !== undefined) return view.screenSize;
  const boxed = SCREEN_SIZE_NAMES.find((size) => issue?.boundingBoxes[size] !== undefined);
  return boxed ?? SCREEN_SIZE_NAMES.find((size) => issue?.screenSizes.includes(size)) ?? 'desktop';
}

/** Chooses an issue; a size at which it was not found gives way to one at which it was. */
export function withIssue(view: PageIssuesView, issue: AccessibilityIssue): PageIssuesView {
  const { screenSize } = view;
  const isFound = screenSize !== undefined && issue.screenSizes.includes(screenSize);
  return { ...view, issueId: issue.id, screenSize: isFound ? screenSize : undefined };
}
