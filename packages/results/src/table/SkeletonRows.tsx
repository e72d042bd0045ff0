import { Skeleton } from '@sitelens/ui/primitives';
import type { DataColumn } from './DataColumn.ts';
import { cellClass, tableClass } from './tableClasses.ts';

/** Widths that differ from row to row look like text, and repeat so that nothing jumps. */
const WIDTHS = ['82%', '64%', '74%', '56%', '70%'];

interface SkeletonRowsProps<Row> {
  columns: readonly DataColumn<Row>[];
  count: number;
  /** Whether the rows begin with a place for their toggle. */
  isExpandable: boolean;
}

/** The rows that are coming, in their shape; the table says `aria-busy`. */
export function SkeletonRows<Row>({ columns, count, isExpandable }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
    <tr key={row} className={tableClass.row} aria-hidden>
      {isExpandable && <td className={`${tableClass.cell} ${tableClass.toggleCell}`} />}
      {columns.map((column, index) => (
        <td key={column.id} className={cellClass(tableClass.cell, column)}>
          {index > 0 && <span className={tableClass.cardLabel}>{column.header}</span>}
          <div className={tableClass.cardValue}>
            <Skeleton
              width={column.isNumeric ? '2.5rem' : (WIDTHS[(row + index) % WIDTHS.length] ?? '70%')}
              height="1.25rem"
            />
          </div>
        </td>
      ))}
    </tr>
  ));
}
