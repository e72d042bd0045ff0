import { Skeleton } from '@sitelens/ui/primitives';
import type { DataColumn } from './DataColumn.ts';
import { CardLabel, CardValue, Cell, Row as RowElement } from './tableParts.ts';

/** Widths that differ from row to row look like text, and repeat so that nothing jumps. */
const WIDTHS = ['82%', '64%', '74%', '56%', '70%'];

interface SkeletonRowsProps<Row> {
  columns: readonly DataColumn<Row>[];
  count: number;
}

/** The rows that are coming, in their shape; the table says `aria-busy`. */
export function SkeletonRows<Row>({ columns, count }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
    <RowElement key={row} aria-hidden>
      {columns.map((column, index) => (
        <Cell key={column.id} $isNumeric={column.isNumeric ?? false}>
          {index > 0 && <CardLabel>{column.header}</CardLabel>}
          <CardValue $isNumeric={column.isNumeric ?? false}>
            <Skeleton
              width={column.isNumeric ? '2.5rem' : (WIDTHS[(row + index) % WIDTHS.length] ?? '70%')}
              height="1.25rem"
            />
          </CardValue>
        </Cell>
      ))}
    </RowElement>
  ));
}
