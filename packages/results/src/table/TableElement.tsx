import { VisuallyHidden } from '@sitelens/ui/primitives';
import { type ReactNode, useId } from 'react';
import { useTableWords } from '../words/table.ts';
import { columnHeaders } from './columnHeaders.ts';
import type { DataTableProps } from './DataTableProps.ts';
import { HeaderCell } from './HeaderCell.tsx';
import { RedactedRows } from './RedactedRows.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { tableClass, tableRole } from './tableClasses.ts';
import { BusyLine, Caption } from './tableParts.ts';
import { Table } from './tableStyles.ts';

export interface TableElementProps<Row extends object>
  extends Pick<
    DataTableProps<Row>,
    'caption' | 'columns' | 'view' | 'onViewChange' | 'total' | 'status' | 'redaction'
  > {
  isWaiting: boolean;
  isExpandable: boolean;
  /** Columns that keep their widths whichever rows are there. */
  hasFixedColumns?: boolean;
  /** The rows, in a `tbody` or several. */
  children: ReactNode;
}

/** The table itself: heads, and rows or the shape of those that are coming or kept back. */
export function TableElement<Row extends object>(props: TableElementProps<Row>) {
  const { caption, columns, view, total, status, redaction, isWaiting, isExpandable } = props;
  const t = useTableWords();
  const hintId = useId();
  const headers = columnHeaders(props);
  const isLoading = status === 'loading';
  const canSort = columns.some((column) => column.firstOrder !== undefined);
  // Then there is no row, nor, in cards, a head: for those who can't see the strokes the prompt says it all.
  const isOnlyHint = redaction !== undefined && total === 0 && !isWaiting && !canSort;
  return (
    <>
      {isLoading && !isWaiting && <BusyLine aria-hidden />}
      <Table
        $hasFixedColumns={props.hasFixedColumns ?? false}
        aria-busy={isLoading}
        aria-hidden={isOnlyHint || undefined}
        aria-rowcount={isWaiting ? -1 : total + 1}
        aria-describedby={canSort ? hintId : undefined}
      >
        <Caption>{caption}</Caption>
        <thead {...tableRole.rowGroup}>
          <tr {...tableRole.row} aria-rowindex={1}>
            {isExpandable && (
              <th {...tableRole.columnHeader} className={`${tableClass.headCell} ${tableClass.toggleCell}`}>
                <VisuallyHidden>{t('table.details')}</VisuallyHidden>
              </th>
            )}
            {headers.map((header) => (
              <HeaderCell key={header.column.id} {...header} />
            ))}
          </tr>
        </thead>
        {isWaiting ? (
          <tbody {...tableRole.rowGroup}>
            <SkeletonRows columns={columns} count={view.rowsPerPage} isExpandable={isExpandable} />
          </tbody>
        ) : (
          props.children
        )}
        {redaction && !isWaiting && (
          <RedactedRows columns={columns} count={redaction.count} isExpandable={isExpandable} />
        )}
      </Table>
      {canSort && (
        <VisuallyHidden id={hintId} hidden>
          {t('table.sortHint')}
        </VisuallyHidden>
      )}
    </>
  );
}
