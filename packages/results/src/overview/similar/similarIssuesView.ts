import type { TableViewSpec } from '../../table/tableViewParameters.ts';

/** What fails most often comes first: mending it mends most. */
export const similarIssuesViewSpec = {
  defaultOrder: 'desc',
  defaultOrderBy: 'count',
  sortColumns: ['count', 'impact', 'ruleId'],
} as const satisfies TableViewSpec;
