import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useCallback, useEffect, useId } from 'react';
import { BodyRow } from '../BodyRow.tsx';
import type { DataTableProps } from '../DataTableProps.ts';
import type { RowExpansion } from '../rowExpansion.ts';
import { tableClass } from '../tableClasses.ts';
import { gapsBetween } from './gapsBetween.ts';

/** CSS pixels, until a row is there to be measured. */
const ROW_HEIGHT = 44;

/** Rows beyond the edge, so that the Tab key finds the next ones. */
const OVERSCAN = 6;

interface VirtualRowsProps<Row extends object> {
  table: Omit<DataTableProps<Row>, 'rows'>;
  all: readonly Row[];
  places: Uint32Array;
  area: HTMLElement;
  expansion: RowExpansion<Row> | undefined;
}

/** The rows near the eye; empty rows stand for the others, so that nothing is where it would not be. */
export function VirtualRows<Row extends object>(props: VirtualRowsProps<Row>) {
  const { table, all, places, area, expansion } = props;
  const { columns, rowId, view, onRowOpen, rowHref } = table;
  const virtualizer = useVirtualizer({
    count: places.length,
    getScrollElement: () => area,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    rangeExtractor: useCallback((range: Range) => withFocusedRow(range, area), [area]),
  });
  useBackToTop(area, view);
  const elementId = useId();
  const { items, gapAfter } = gapsBetween(virtualizer.getVirtualItems(), virtualizer.getTotalSize());
  return (
    <>
      {items.map(({ index, gapBefore }) => {
        const row = all[places[index] ?? -1];
        if (row === undefined) return null;
        const id = rowId(row);
        return (
          <Fragment key={index}>
            {gapBefore > 0 && <Gap height={gapBefore} />}
            {/* A body for each: it is measured with what is opened below the row. */}
            <tbody role="presentation" ref={virtualizer.measureElement} data-index={index}>
              <BodyRow
                key={id}
                row={row}
                id={id}
                columns={columns}
                rowIndex={index + 2}
                elementId={`${elementId}${index}`}
                expansion={expansion}
                onRowOpen={onRowOpen}
                rowHref={rowHref}
              />
            </tbody>
          </Fragment>
        );
      })}
      {gapAfter > 0 && <Gap height={gapAfter} />}
    </>
  );
}

function Gap({ height }: { height: number }) {
  return (
    <tbody aria-hidden>
      <tr>
        <td className={tableClass.gap} style={{ height }} />
      </tr>
    </tbody>
  );
}

/** The row that has the focus stays in the document, however far it is scrolled away: the focus must not be lost. */
function withFocusedRow(range: Range, area: HTMLElement): number[] {
  const indexes = defaultRangeExtractor(range);
  const focused = area.querySelector<HTMLElement>('[data-index]:focus-within')?.dataset.index;
  const index = Number(focused);
  if (focused === undefined || index >= range.count || indexes.includes(index)) return indexes;
  return [...indexes, index].sort((a, b) => a - b);
}

/** Other rows begin at the first of them. */
function useBackToTop(area: HTMLElement, { order, orderBy, filters }: DataTableProps<object>['view']): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are what it waits for
  useEffect(() => {
    area.scrollTop = 0;
  }, [area, order, orderBy, filters]);
}
