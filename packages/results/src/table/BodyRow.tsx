import { TextLink } from '@sitelens/ui/primitives';
import type { ReactNode } from 'react';
import type { DataColumn } from './DataColumn.ts';
import { pressOpener } from './openRow.ts';
import { RowToggle } from './RowToggle.tsx';
import type { RowExpansion } from './rowExpansion.ts';
import { cellClass, tableClass, tableRole } from './tableClasses.ts';

/** How a row is opened: by what it does, or by where it leads. */
export interface RowOpening<Row> {
  onRowOpen?: ((row: Row) => void) | undefined;
  /** An address within the app, or http(s). The row then opens like any link, in a new tab too. */
  rowHref?: ((row: Row) => string) | undefined;
}

interface BodyRowProps<Row> extends RowOpening<Row> {
  row: Row;
  id: string;
  columns: readonly DataColumn<Row>[];
  /** One-based place among all rows, the head being 1. */
  rowIndex: number;
  /** An element's id that no other row of the page has. */
  elementId: string;
  expansion: RowExpansion<Row> | undefined;
}

export function BodyRow<Row extends object>(props: BodyRowProps<Row>) {
  const { row, id, columns, rowIndex, elementId, expansion, onRowOpen, rowHref } = props;
  const isExpandable = expansion?.isExpandable(row) ?? false;
  const isExpanded = isExpandable && (expansion?.isExpanded(id) ?? false);
  const opens = onRowOpen !== undefined || rowHref !== undefined;
  const isPressed = opens || isExpandable;
  return (
    <>
      <tr
        {...tableRole.row}
        className={isPressed ? `${tableClass.row} ${tableClass.opens}` : tableClass.row}
        aria-rowindex={rowIndex}
        onClick={isPressed ? pressOpener : undefined}
      >
        {expansion && (
          <td {...tableRole.cell} className={`${tableClass.cell} ${tableClass.toggleCell}`}>
            {isExpandable && (
              <RowToggle
                elementId={elementId}
                isExpanded={isExpanded}
                isOpener={!opens}
                onToggle={() => expansion.toggle(id)}
              />
            )}
          </td>
        )}
        {columns.map((column, index) =>
          index === 0 ? (
            <th
              key={column.id}
              id={expansion && `${elementId}name`}
              {...tableRole.rowHeader}
              className={cellClass(`${tableClass.cell} ${tableClass.rowHeader}`, column)}
            >
              {opener(row, column.cell(row), { onRowOpen, rowHref })}
            </th>
          ) : (
            <td key={column.id} {...tableRole.cell} className={cellClass(tableClass.cell, column)}>
              <span className={tableClass.cardLabel}>{column.header}</span>
              {cardValue(column.cell(row))}
            </td>
          ),
        )}
      </tr>
      {expansion && isExpanded && (
        // Of the same place as its row: the count is of rows with data.
        <tr {...tableRole.row} className={`${tableClass.row} ${tableClass.details}`} aria-rowindex={rowIndex}>
          <td
            {...tableRole.cell}
            id={`${elementId}details`}
            className={tableClass.cell}
            colSpan={columns.length + 1}
          >
            {expansion.contentOf(row)}
          </td>
        </tr>
      )}
    </>
  );
}

/** Badges and pictures stand beside each other and wrap; mere words need no element for that. */
function cardValue(content: ReactNode): ReactNode {
  if (typeof content === 'string' || typeof content === 'number') return content;
  return <div className={tableClass.cardValue}>{content}</div>;
}

function opener<Row>(row: Row, content: ReactNode, { onRowOpen, rowHref }: RowOpening<Row>): ReactNode {
  if (rowHref) {
    return (
      <span className={tableClass.opener} data-row-opener>
        <TextLink href={rowHref(row)} isQuiet>
          {content}
        </TextLink>
      </span>
    );
  }
  if (!onRowOpen) return content;
  return (
    <span className={tableClass.opener} data-row-opener>
      <button type="button" onClick={() => onRowOpen(row)}>
        {content}
      </button>
    </span>
  );
}
