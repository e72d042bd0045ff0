export type { ColumnFilter, DataColumn, FilterOption } from '../table/DataColumn.ts';
export { DataTable } from '../table/DataTable.tsx';
export type {
  DataStatus,
  DataTableProps,
  NamedFilter,
  NamedOrder,
  Redaction,
} from '../table/DataTableProps.ts';
export type { LocalColumn, LocalFilter } from '../table/local/LocalColumn.ts';
export { LocalDataTable } from '../table/local/LocalDataTable.tsx';
export type { LocalDataTableProps } from '../table/local/LocalDataTableProps.ts';
export type { SortValue } from '../table/local/SortValue.ts';
export { Pagination, type PaginationProps } from '../table/Pagination.tsx';
export { type PageRange, pageRange } from '../table/pageRange.ts';
export type { RowExpanding } from '../table/rowExpansion.ts';
export {
  isRowsPerPage,
  type Order,
  ROWS_PER_PAGE,
  type RowsPerPage,
  type SortableColumn,
  type TableView,
  withFilter,
  withoutFilters,
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
