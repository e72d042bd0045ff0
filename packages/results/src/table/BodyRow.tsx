import { TextLink } from '@sitelens/ui/primitives';
import type { ReactNode } from 'react';
import type { DataColumn } from './DataColumn.ts';
import { pressOpener } from './openRow.ts';
import { CardLabel, CardValue, Cell, Row as RowElement, RowHeader, RowOpener } from './tableParts.ts';

/** How a row is opened: by what it does, or by where it leads. */
export interface RowOpening<Row> {
  onRowOpen?: ((row: Row) => void) | undefined;
  /** An address within the app, or http(s). The row then opens like any link, in a new tab too. */
  rowHref?: ((row: Row) => string) | undefined;
}

interface BodyRowProps<Row> extends RowOpening<Row> {
  row: Row;
  columns: readonly DataColumn<Row>[];
  /** One-based place among all rows, the head being 1. */
  rowIndex: number;
}

export function BodyRow<Row extends object>({
  row,
  columns,
  rowIndex,
  onRowOpen,
  rowHref,
}: BodyRowProps<Row>) {
  const opens = onRowOpen !== undefined || rowHref !== undefined;
  return (
    <RowElement $opens={opens} aria-rowindex={rowIndex} onClick={opens ? pressOpener : undefined}>
      {columns.map((column, index) => {
        const isNumeric = column.isNumeric ?? false;
        const content = column.cell(row);
        return index === 0 ? (
          <RowHeader key={column.id} $isNumeric={isNumeric}>
            {opener(row, content, { onRowOpen, rowHref })}
          </RowHeader>
        ) : (
          <Cell key={column.id} $isNumeric={isNumeric}>
            <CardLabel>{column.header}</CardLabel>
            <CardValue $isNumeric={isNumeric}>{content}</CardValue>
          </Cell>
        );
      })}
    </RowElement>
  );
}

function opener<Row>(row: Row, content: ReactNode, { onRowOpen, rowHref }: RowOpening<Row>): ReactNode {
  if (rowHref) {
    return (
      <RowOpener data-row-opener>
        <TextLink href={rowHref(row)} isQuiet>
          {content}
        </TextLink>
      </RowOpener>
    );
  }
  if (!onRowOpen) return content;
  return (
    <RowOpener data-row-opener>
      <button type="button" onClick={() => onRowOpen(row)}>
        {content}
      </button>
    </RowOpener>
  );
}
