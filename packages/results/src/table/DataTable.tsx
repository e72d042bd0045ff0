import { VisuallyHidden } from '@sitelens/ui/primitives';
import { useRef } from 'react';
import { useTableWords } from '../words/table.ts';
import { CardSorting } from './CardSorting.tsx';
import { DataRows } from './DataRows.tsx';
import type { DataTableProps } from './DataTableProps.ts';
import { InsteadOfRows } from './InsteadOfRows.tsx';
import { Pagination } from './Pagination.tsx';
import { Frame, Room, VisibleCaption } from './tableParts.ts';

/**
 * The one table. Its rows are sorted and paged by whoever hands them in; what a person changes comes
 * out as one `view`. The first column names the row and holds the control that opens it.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, columns, rows, view, onViewChange, total, status, onRetry } = props;
  const t = useTableWords();
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
            <CardSorting
              columns={columns}
              furtherOrders={props.furtherOrders}
              view={view}
              onViewChange={onViewChange}
            />
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
