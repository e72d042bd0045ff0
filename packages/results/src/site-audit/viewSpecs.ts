import type { TableViewSpec } from '../table/tableViewParameters.ts';

/** Most severe first; alike in that, those found most often. */
export const siteAuditTypesViewSpec = {
  defaultOrder: 'desc',
  defaultOrderBy: 'severity',
  sortColumns: ['severity', 'type', 'count'],
  filterColumns: ['severity'],
} as const satisfies TableViewSpec;

/** Issues come in the order in which they were found; the service has no other. */
export const siteAuditIssuesViewSpec = {
  defaultOrder: 'asc',
  defaultOrderBy: 'found',
  sortColumns: ['found'],
} as const satisfies TableViewSpec;
