import type { AccessibilityIssue } from '@sitelens/api-client/contract';
import type { DataTableProps } from '../table/DataTableProps.ts';
import type { IssueHost } from './IssueHost.ts';

/** One page of a list of issues: what of a table's props doesn't depend on how the issues are drawn. */
export type IssueRows = Pick<
  DataTableProps<AccessibilityIssue>,
  | 'caption'
  | 'rows'
  | 'rowId'
  | 'furtherFilters'
  | 'view'
  | 'onViewChange'
  | 'total'
  | 'status'
  | 'onRetry'
  | 'empty'
  | 'failure'
  | 'redaction'
>;

/** What each of the three ways to draw a rule's issues on a page is given. */
export interface DrawnIssues {
  rows: IssueRows;
  /** One-based, among all of the rule's issues on the page; while others are on their way, still their own. */
  numberOf: (issue: AccessibilityIssue, index: number) => number;
  host: IssueHost;
  focusedIssueId: string | undefined;
  onIssueOpen: (opened: { issueId: string }) => void;
}
