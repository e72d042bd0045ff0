import type { TableViewSpec } from '../table/tableViewParameters.ts';

/** Most severe first; alike in that, those with most issues. */
export const categoriesViewSpec: TableViewSpec = {
  defaultOrder: 'desc',
  defaultOrderBy: 'impact',
  sortColumns: ['impact', 'totalIssues', 'totalPages', 'id'],
  filterColumns: ['impact', 'tags', 'disabilitiesAffected', 'sinceLastScan'],
};

/** By default the pages with most issues come first. */
export const rulePagesViewSpec: TableViewSpec = {
  defaultOrder: 'desc',
  defaultOrderBy: 'totalIssues',
  sortColumns: ['totalIssues', 'pageUrl'],
  filterColumns: ['sinceLastScan'],
};
