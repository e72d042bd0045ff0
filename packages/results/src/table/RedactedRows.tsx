import { styled } from 'styled-components';
import type { DataColumn } from './DataColumn.ts';
import { blurredStroke, placeholderRows } from './placeholderRows.ts';
import { cellClass, tableClass } from './tableClasses.ts';
import { asCards } from './tableParts.ts';

const WIDTHS = ['68%', '86%', '54%', '76%', '62%'];

const Bar = styled.span<{ $isNumeric: boolean }>`
  ${blurredStroke}
  margin-block: 0.25rem;
  margin-inline-start: ${({ $isNumeric }) => ($isNumeric ? 'auto' : '0')};
  ${asCards} { margin-inline-start: 0; }
`;

interface RedactedRowsProps<Row> {
  columns: readonly DataColumn<Row>[];
  count: number;
  /** Whether the rows begin with a place for their toggle. */
  isExpandable: boolean;
}

/** The shape of rows that are kept back. For the eye only; a sentence below the table says the same. */
export function RedactedRows<Row>({ columns, count, isExpandable }: RedactedRowsProps<Row>) {
  return (
    <tbody aria-hidden>
      {placeholderRows(count).map((row) => (
        <tr key={row} className={tableClass.row} data-redacted>
          {isExpandable && <td className={`${tableClass.cell} ${tableClass.toggleCell}`} />}
          {columns.map((column, index) => (
            <td key={column.id} className={cellClass(tableClass.cell, column)}>
              <Bar
                $isNumeric={column.isNumeric ?? false}
                style={{ width: column.isNumeric ? '2.5rem' : WIDTHS[(row + index) % WIDTHS.length] }}
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
