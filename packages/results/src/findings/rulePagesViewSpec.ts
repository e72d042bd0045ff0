import type { TableViewSpec } from '../table/tableViewParameters.ts';

/** By default the pages with most issues come first. */
export const rulePagesViewSpec = {
  defaultOrder: 'desc',
  defaultOrderBy: 'totalIssues',
  sortColumns: ['totalIssues', 'pageUrl'],
  filterColumns: ['sinceLastScan'],
} as const satisfies TableViewSpec;
