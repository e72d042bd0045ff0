import { useState } from 'react';
import type { DataTableProps } from '../DataTableProps.ts';
import { useRowExpansion } from '../rowExpansion.ts';
import { TableElement } from '../TableElement.tsx';
import { TableScaffold } from '../TableScaffold.tsx';
import { ScrollArea } from '../tableParts.ts';
import { VirtualRows } from './VirtualRows.tsx';

interface ScrolledTableProps<Row extends object> {
  table: Omit<DataTableProps<Row>, 'rows'>;
  all: readonly Row[];
  places: Uint32Array | undefined;
  maxHeight: string;
}

/** A table in a box of its own height, of which only the rows near the eye are in the document. */
export function ScrolledTable<Row extends object>({
  table,
  all,
  places,
  maxHeight,
}: ScrolledTableProps<Row>) {
  const expansion = useRowExpansion(table);
  // State, not a ref: the rows need it, and children are there before their parent's ref is.
  const [area, setArea] = useState<HTMLDivElement | null>(null);
  const rows = places && places.length > 0 ? all : [];
  return (
    <TableScaffold table={{ ...table, rows }} isPaged={false}>
      {(redaction) => (
        <ScrollArea ref={setArea} role="region" aria-label={table.caption} tabIndex={0} style={{ maxHeight }}>
          <TableElement
            {...table}
            redaction={redaction}
            isWaiting={table.status === 'loading' && rows.length === 0}
            isExpandable={expansion !== undefined}
            hasFixedColumns
          >
            {area && places && (
              <VirtualRows table={table} all={all} places={places} area={area} expansion={expansion} />
            )}
          </TableElement>
        </ScrollArea>
      )}
    </TableScaffold>
  );
}
