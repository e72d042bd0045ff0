import { VisuallyHidden } from '@sitelens/ui/primitives';
import { type ReactNode, useId } from 'react';
import { useTableWords } from '../words/table.ts';
import { columnHeaders } from './columnHeaders.ts';
import type { DataTableProps } from './DataTableProps.ts';
import { HeaderCell } from './HeaderCell.tsx';
import { isAllKeptBack } from './isAllKeptBack.ts';
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
  const isLoading = status === 'loading';
  const isOnlyHint = !isWaiting && isAllKeptBack(total, redaction);
  const canSort = !isOnlyHint && columns.some((column) => column.firstOrder !== undefined);
  const headers = columnHeaders(props, canSort);
  return (
    <>
      {isLoading && !isWaiting && <BusyLine aria-hidden />}
      <Table
        $hasFixedColumns={props.hasFixedColumns ?? false}
        aria-busy={isLoading}
        // Without a row nor, in cards, a head it would be no table: the prompt below says it all.
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
