import { VisuallyHidden } from '@sitelens/ui/primitives';
import { type ReactNode, useRef } from 'react';
import { useResultsWords } from '../words/useResultsWords.ts';
import type { RowOpening } from './BodyRow.tsx';
import { CardSorting } from './CardSorting.tsx';
import type { DataColumn } from './DataColumn.ts';
import { DataRows } from './DataRows.tsx';
import { InsteadOfRows } from './InsteadOfRows.tsx';
import { Pagination } from './Pagination.tsx';
import { Frame, Room, VisibleCaption } from './tableParts.ts';
import type { TableView } from './tableView.ts';

/** Whether the rows are there. With rows, `loading` keeps showing them, dimmed, until others come. */
export type DataStatus = 'loading' | 'ready' | 'failed';

export interface DataTableProps<Row extends object> extends RowOpening<Row> {
  /** What the table shows; its accessible name. */
  caption: string;
  /** Where a heading beside the table says the same. Default: false. */
  isCaptionHidden?: boolean;
  /** Keep them outside of the component or memoised. */
  columns: readonly DataColumn<Row>[];
  /** The rows of the view's page, in the view's order. */
  rows: readonly Row[];
  rowId: (row: Row) => string;
  view: TableView;
  onViewChange: (view: TableView) => void;
  /** Rows on all pages. */
  total: number;
  status: DataStatus;
  onRetry: () => void;
  /** In place of the rows where there are none. */
  empty?: ReactNode;
  /** The words for `failed`. */
  failure?: { title: string; detail?: ReactNode };
}

/**
 * The one table. Its rows are sorted and paged by whoever hands them in; what a person changes comes
 * out as one `view`. The first column names the row and holds the control that opens it.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, columns, rows, view, onViewChange, total, status, onRetry } = props;
  const t = useResultsWords();
  const frame = useRef<HTMLDivElement>(null);
  const hasNoRows = status === 'failed' || (status === 'ready' && rows.length === 0);

  /** The button that asked goes away with its message: the focus waits in the table for what comes. */
  function keepingFocus(action: () => void) {
    frame.current?.focus();
    action();
  }

  return (
    <Room>
      <Frame ref={frame} tabIndex={-1}>
        {!props.isCaptionHidden && <VisibleCaption aria-hidden={!hasNoRows}>{caption}</VisibleCaption>}
        {hasNoRows ? (
          <InsteadOfRows
            {...props}
            onRetry={() => keepingFocus(onRetry)}
            onViewChange={(next) => keepingFocus(() => onViewChange(next))}
          />
        ) : (
          <>
            <CardSorting columns={columns} view={view} onViewChange={onViewChange} />
            <DataRows {...props} />
          </>
        )}
        <VisuallyHidden role="status">{status === 'loading' ? t('table.loading') : ''}</VisuallyHidden>
        {status !== 'failed' && total > 0 && (
          <Pagination caption={caption} view={view} onViewChange={onViewChange} total={total} />
        )}
      </Frame>
    </Room>
  );
}
