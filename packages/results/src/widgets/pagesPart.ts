import type { PagesParams, ScanReference } from '@sitelens/api-client/endpoints';
import { outcomeOf } from '../overview/pageOutcomes.ts';
import type { TableView } from '../table/tableView.ts';

/** A view of the list of pages as the service is asked for it. */
export function pagesPart(view: TableView): Omit<PagesParams, keyof ScanReference> {
  const outcome = outcomeOf(view);
  return { page: view.page, size: view.rowsPerPage, ...(outcome && { outcome }) };
}
