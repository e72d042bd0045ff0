import { VisuallyHidden } from '@sitelens/ui/primitives';
import { type ReactNode, useMemo, useRef } from 'react';
import { useTableWords } from '../words/table.ts';
import { announcement } from './announcement.ts';
import { CardSorting } from './CardSorting.tsx';
import type { DataTableProps, NamedFilter, Redaction } from './DataTableProps.ts';
import { FilterBar } from './FilterBar.tsx';
import { InsteadOfRows } from './InsteadOfRows.tsx';
import { isAllKeptBack } from './isAllKeptBack.ts';
import { Pagination } from './Pagination.tsx';
import { pageRange } from './pageRange.ts';
import { RedactedRowsPrompt } from './RedactedRowsPrompt.tsx';
import { isFiltered, shownFilters } from './tableFilters.ts';
import { Clip, Frame, Room, VisibleCaption } from './tableParts.ts';

export interface TableScaffoldProps<Row extends object> {
  table: DataTableProps<Row>;
  /** Or else it scrolls. */
  isPaged: boolean;
  /** The table element; what it is given is what of `redaction` belongs on this page. */
  children: (redaction: Redaction | undefined) => ReactNode;
}

const NO_FILTERS: readonly NamedFilter[] = [];

/** What stands around a table: its name, its filters, what is there instead of rows, and the ways to other pages. */
export function TableScaffold<Row extends object>({ table, isPaged, children }: TableScaffoldProps<Row>) {
  const { caption, columns, furtherFilters = NO_FILTERS, rows, view, onViewChange, total, status } = table;
  const t = useTableWords();
  const frame = useRef<HTMLDivElement>(null);
  const redaction = redactionOnPage(table, isPaged);
  const hasNoRows = status === 'failed' || (status === 'ready' && rows.length === 0 && !redaction);
  const filters = useMemo(
    () => shownFilters(columns, furtherFilters, view.filters),
    [columns, furtherFilters, view.filters],
  );
  const canFilter = filters.length > 0 && (total > 0 || status !== 'ready' || isFiltered(filters));

  /** The button that asked goes away with its message: the focus waits in the table for what comes. */
  function keepingFocus(action: () => void) {
    frame.current?.focus();
    action();
  }

  return (
    <Room>
      <Frame ref={frame} tabIndex={-1}>
        {!table.isCaptionHidden && <VisibleCaption aria-hidden={!hasNoRows}>{caption}</VisibleCaption>}
        {canFilter && (
          <FilterBar caption={caption} filters={filters} view={view} onViewChange={onViewChange} />
        )}
        <Clip>
          {hasNoRows ? (
            <InsteadOfRows
              {...table}
              filters={filters}
              onRetry={() => keepingFocus(table.onRetry)}
              onViewChange={(next) => keepingFocus(() => onViewChange(next))}
            />
          ) : (
            <>
              {!isAllKeptBack(total, redaction) && <CardSorting {...table} />}
              {children(redaction)}
            </>
          )}
          <VisuallyHidden role="status">
            {announcement(t, { status, total, isPaged, isFiltered: isFiltered(filters) })}
          </VisuallyHidden>
          {redaction && status === 'ready' && <RedactedRowsPrompt redaction={redaction} />}
          {isPaged && status !== 'failed' && total > 0 && (
            <Pagination caption={caption} view={view} onViewChange={onViewChange} total={total} />
          )}
        </Clip>
      </Frame>
    </Room>
  );
}

/** Rows are kept back after the last one that is shown, so nowhere but on the last page. */
function redactionOnPage<Row extends object>(
  { redaction, rows, view, total, status }: DataTableProps<Row>,
  isPaged: boolean,
): Redaction | undefined {
  if (!redaction || redaction.count <= 0 || status === 'failed') return undefined;
  const isBehindEnd = rows.length === 0 && total > 0;
  if (isPaged && (isBehindEnd || pageRange(view, total).hasNext)) return undefined;
  return redaction;
}
