import type { DataTableProps } from './DataTableProps.ts';
import { PagedRows } from './PagedRows.tsx';
import { useRowExpansion } from './rowExpansion.ts';
import { TableElement } from './TableElement.tsx';
import { TableScaffold } from './TableScaffold.tsx';

/**
 * The one table. Its rows are sorted, filtered and paged by whoever hands them in; what a person changes comes
 * out as one `view`. The first column names the row and holds the control that opens it.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const expansion = useRowExpansion(props);
  return (
    <TableScaffold table={props} isPaged>
      {(redaction) => (
        <TableElement
          {...props}
          redaction={redaction}
          isWaiting={props.status === 'loading' && props.rows.length === 0}
          isExpandable={expansion !== undefined}
        >
          <PagedRows table={props} expansion={expansion} />
        </TableElement>
      )}
    </TableScaffold>
  );
}
