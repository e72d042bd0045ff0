import { VisuallyHidden } from '@sitelens/ui/primitives';
import { useId } from 'react';
import { useTableWords } from '../words/table.ts';
import { BodyRow } from './BodyRow.tsx';
import type { DataTableProps } from './DataTableProps.ts';
import { HeaderCell } from './HeaderCell.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { Body, BusyLine, Caption, Head, Row as RowElement, Table } from './tableParts.ts';
import { useDataTable } from './useDataTable.ts';

/** The table element itself: heads, and rows or the shape of those that are coming. */
export function DataRows<Row extends object>(props: DataTableProps<Row>) {
  const { caption, columns, rows, view, total, status } = props;
  const t = useTableWords();
  const hintId = useId();
  const table = useDataTable(props);
  const isLoading = status === 'loading';
  const canSort = columns.some((column) => column.firstOrder !== undefined);
  const isWaiting = isLoading && rows.length === 0;
  return (
    <>
      {isLoading && !isWaiting && <BusyLine aria-hidden />}
      <Table
        aria-busy={isLoading}
        aria-rowcount={isWaiting ? -1 : total + 1}
        aria-describedby={canSort ? hintId : undefined}
      >
        <Caption>{caption}</Caption>
        <Head>
          {table.getHeaderGroups().map((group) => (
            <RowElement key={group.id} aria-rowindex={1}>
              {group.headers.map((header, index) => {
                const column = columns[index];
                return column && <HeaderCell key={header.id} column={column} header={header} />;
              })}
            </RowElement>
          ))}
        </Head>
        <Body>
          {isWaiting && <SkeletonRows columns={columns} count={view.rowsPerPage} />}
          {table.getRowModel().rows.map(({ id, original }, index) => (
            <BodyRow
              key={id}
              row={original}
              columns={columns}
              rowIndex={view.page * view.rowsPerPage + index + 2}
              onRowOpen={props.onRowOpen}
              rowHref={props.rowHref}
            />
          ))}
        </Body>
      </Table>
      {canSort && (
        <VisuallyHidden id={hintId} hidden>
          {t('table.sortHint')}
        </VisuallyHidden>
      )}
    </>
  );
}
