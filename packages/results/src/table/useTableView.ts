import { useState } from 'react';
import type { TableView } from './tableView.ts';

/** Keeps a table's view where no address bar does, as in a widget on a host's page. */
export function useTableView(initial: TableView): [TableView, (view: TableView) => void] {
  return useState(initial);
}
