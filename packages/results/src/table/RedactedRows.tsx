import { forcedColors, tokens } from '@sitelens/ui/theme';
import { styled } from 'styled-components';
import type { DataColumn } from './DataColumn.ts';
import { cellClass, tableClass } from './tableClasses.ts';
import { asCards } from './tableParts.ts';

/** Specification (results), section 9. */
const MOST = 5;

const WIDTHS = ['68%', '86%', '54%', '76%', '62%'];

/** Nothing but a grey stroke: there is no data in it to read behind the blur. */
const Bar = styled.span<{ $isNumeric: boolean }>`
  display: block;
  height: 0.75rem;
  margin-block: 0.25rem;
  margin-inline-start: ${({ $isNumeric }) => ($isNumeric ? 'auto' : '0')};
  border-radius: ${tokens.radius.s};
  background: ${tokens.color.track};
  filter: blur(3px);
  ${asCards} { margin-inline-start: 0; }
  ${forcedColors} { background: GrayText; }
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
      {Array.from({ length: Math.min(MOST, count) }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
        <tr key={row} className={tableClass.row} data-redacted>
          {isExpandable && <td className={`${tableClass.cell} ${tableClass.toggleCell}`} />}
          {columns.map(({ id, isNumeric }, index) => (
            <td key={id} className={cellClass(tableClass.cell, isNumeric)}>
              <Bar
                $isNumeric={isNumeric ?? false}
                style={{ width: isNumeric ? '2.5rem' : WIDTHS[(row + index) % WIDTHS.length] }}
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
