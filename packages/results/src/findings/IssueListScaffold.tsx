import type { AccessibilityIssue } from '@sitelens/api-client/contract';
import type { DataColumn } from '../table/DataColumn.ts';
import { TableScaffold, type TableScaffoldProps } from '../table/TableScaffold.tsx';
import { ROWS_PER_PAGE } from '../table/tableView.ts';
import type { IssueRows } from './IssueRows.ts';

const NO_COLUMNS: readonly DataColumn<AccessibilityIssue>[] = [];

interface IssueListScaffoldProps extends Pick<TableScaffoldProps<AccessibilityIssue>, 'children'> {
  rows: IssueRows;
}

/** What stands around issues that are drawn otherwise than as a table: as around a table, pages where there are more. */
export function IssueListScaffold({ rows, children }: IssueListScaffoldProps) {
  return (
    <TableScaffold table={{ ...rows, columns: NO_COLUMNS }} isPaged={rows.total > ROWS_PER_PAGE[0]}>
      {children}
    </TableScaffold>
  );
}
