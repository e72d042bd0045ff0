import type { CommonComponentsParams, ScanReference } from '@sitelens/api-client/endpoints';
import type { TableView } from '../table/tableView.ts';

const COLUMNS = ['count', 'impact', 'ruleId'] as const;

/** A view as the service is asked for it; what it can't order by is by count. */
export function commonComponentsOrder(view: TableView): Omit<CommonComponentsParams, keyof ScanReference> {
  const { page, rowsPerPage: size, order } = view;
  const orderBy = COLUMNS.find((column) => column === view.orderBy) ?? 'count';
  return { page, size, order, orderBy };
}
