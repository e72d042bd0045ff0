import type { PageOutcome } from '@sitelens/api-client/contract';
import type { TableView } from '../table/tableView.ts';
import type { TableViewSpec } from '../table/tableViewParameters.ts';

/** Every way in which a page can end, those that ask for attention first. */
export const PAGE_OUTCOMES = [
  'FAILED',
  'BLOCKED_BY_ROBOTS',
  'SCANNED',
  'REDIRECTED',
  'CANONICALISED',
  'NOT_HTML',
  'PENDING',
] as const satisfies readonly PageOutcome[];

/** Pages come in the order in which they were found; the service has no other. */
export const pagesViewSpec: TableViewSpec = {
  defaultOrder: 'asc',
  defaultOrderBy: 'found',
  sortColumns: ['found'],
  filterColumns: ['outcome'],
};

/** The outcome that a view is filtered by, if it is one. */
export function outcomeOf({ filters }: Pick<TableView, 'filters'>): PageOutcome | undefined {
  const [chosen] = filters.outcome ?? [];
  return PAGE_OUTCOMES.find((outcome) => outcome === chosen);
}
