import type { TableViewSpec } from '../table/tableViewParameters.ts';

/** The categories come most severe first; the service has no other order. */
export const categoriesViewSpec: TableViewSpec = {
  defaultOrder: 'desc',
  defaultOrderBy: 'impact',
  sortColumns: ['impact'],
};

/** By default the pages with most issues come first. */
export const rulePagesViewSpec: TableViewSpec = {
  defaultOrder: 'desc',
  defaultOrderBy: 'totalIssues',
  sortColumns: ['totalIssues', 'pageUrl'],
};
