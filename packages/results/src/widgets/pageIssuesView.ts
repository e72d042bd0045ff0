import {
  type AccessibilityIssue,
  type BoundingBoxes,
  SCREEN_SIZE_NAMES,
  type ScreenSize,
} from '@sitelens/api-client/contract';
import type { IssueBox } from '../screenshot/geometry/issueBox.ts';
import type { TableView } from '../table/tableView.ts';
import { defaultTableView, type TableViewSpec } from '../table/tableViewParameters.ts';

/** The issues come in document order; the service has no other. */
export const pageIssuesViewSpec: TableViewSpec = {
  defaultOrder: 'asc',
  defaultOrderBy: 'document',
  sortColumns: ['document'],
  filterColumns: ['sinceLastScan'],
};

/** What a reader has before them of one rule's issues on one page. */
export interface PageIssuesView extends TableView {
  /** The chosen issue; without it the first of the list. Where its box is known, the list is on its page. */
  readonly issueId?: string | undefined;
  /** Without it the largest size at which the chosen issue has a box; on a narrow screen the smallest. */
  readonly screenSize?: ScreenSize | undefined;
}

/** The first ten issues, and none of them chosen by anyone. */
export const defaultPageIssuesView: PageIssuesView = defaultTableView(pageIssuesViewSpec);

/**
 * The page of the list to show, zero-based: the one with the chosen issue, wherever the address says. A link
 * may name an issue alone, and a scan that still runs may have moved it.
 */
export function listPage(view: PageIssuesView, boxes: readonly IssueBox[]): number {
  const chosen = view.issueId === undefined ? undefined : boxes.find(({ id }) => id === view.issueId);
  return chosen ? Math.floor(chosen.position / view.rowsPerPage) : view.page;
}

/** The issue that a view has chosen; the first where it has chosen none, or one that is not there. */
export function chosenIssue(
  issues: readonly AccessibilityIssue[],
  { issueId }: PageIssuesView,
): AccessibilityIssue | undefined {
  return issues.find(({ id }) => id === issueId) ?? issues[0];
}

/** What of an issue tells at which size it can be looked at. */
interface SizedIssue {
  readonly id: string;
  readonly boundingBoxes: BoundingBoxes;
  readonly screenSizes?: readonly ScreenSize[];
}

/**
 * The size to show: the view's own, or the first at which the issue has a box, or was found at least.
 *
 * @param isNarrow - Whether the reader's own screen is a phone's. Sizes then go from the smallest, of which such
 * a screen shows most, else from the largest.
 */
export function shownScreenSize(
  issue: SizedIssue | undefined,
  view: PageIssuesView,
  isNarrow: boolean,
): ScreenSize {
  if (view.screenSize !== undefined) return view.screenSize;
  const sizes = isNarrow ? SCREEN_SIZE_NAMES.toReversed() : SCREEN_SIZE_NAMES;
  const boxed = sizes.find((size) => issue?.boundingBoxes[size] !== undefined);
  return boxed ?? sizes.find((size) => issue?.screenSizes?.includes(size)) ?? 'desktop';
}

/** Chooses an issue, and its page of the list; a size at which it has no box gives way to one at which it has. */
export function withIssue(view: PageIssuesView, issue: SizedIssue, position: number): PageIssuesView {
  const { screenSize, rowsPerPage } = view;
  const keepsSize = screenSize !== undefined && issue.boundingBoxes[screenSize] !== undefined;
  return {
    ...view,
    page: Math.floor(position / rowsPerPage),
    issueId: issue.id,
    screenSize: keepsSize ? screenSize : undefined,
  };
}

/** Another page, number of rows or filter: the chosen issue is then the first that is shown. */
export function withList(view: PageIssuesView, list: TableView): PageIssuesView {
  return { ...list, issueId: undefined, screenSize: view.screenSize };
}
