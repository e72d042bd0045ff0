export type { DataColumn } from '../table/DataColumn.ts';
export { DataTable } from '../table/DataTable.tsx';
export type { DataStatus, DataTableProps, NamedOrder } from '../table/DataTableProps.ts';
export { Pagination, type PaginationProps } from '../table/Pagination.tsx';
export { type PageRange, pageRange } from '../table/pageRange.ts';
export {
  isRowsPerPage,
  type Order,
  ROWS_PER_PAGE,
  type RowsPerPage,
  type SortableColumn,
  type TableView,
  withFilter,
  withPage,
  withRowsPerPage,
  withSort,
} from '../table/tableView.ts';
export {
  defaultTableView,
  filterParameter,
  formatTableView,
  parseTableView,
  type TableViewSpec,
} from '../table/tableViewParameters.ts';
export { useTableView } from '../table/useTableView.ts';
