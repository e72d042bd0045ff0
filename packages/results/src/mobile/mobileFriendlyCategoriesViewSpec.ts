import type { TableViewSpec } from '../table/tableViewParameters.ts';

/** Most severe first; alike in that, those with most issues. */
export const mobileFriendlyCategoriesViewSpec = {
  defaultOrder: 'desc',
  defaultOrderBy: 'impact',
  sortColumns: ['impact', 'totalIssues', 'totalPages', 'id'],
  filterColumns: ['impact', 'sinceLastScan'],
} as const satisfies TableViewSpec;
