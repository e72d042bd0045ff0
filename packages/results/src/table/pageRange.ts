import type { TableView } from './tableView.ts';

/** Where a page of rows stands among all of them. */
export interface PageRange {
  /** One-based number of the page's first row; 0 where the page has none. */
  readonly first: number;
  /** One-based number of the page's last row; 0 where the page has none. */
  readonly last: number;
  readonly total: number;
  /** Zero-based; 0 for an empty table. */
  readonly lastPage: number;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** The page lies behind the last one, as after rows were removed or an address was edited. */
  readonly isBeyondEnd: boolean;
}

/** Says which rows of `total` a view shows. */
export function pageRange(view: Pick<TableView, 'page' | 'rowsPerPage'>, total: number): PageRange {
  const lastPage = Math.max(0, Math.ceil(total / view.rowsPerPage) - 1);
  const isBeyondEnd = view.page > lastPage;
  const isEmpty = total === 0 || isBeyondEnd;
  return {
    first: isEmpty ? 0 : view.page * view.rowsPerPage + 1,
    last: isEmpty ? 0 : Math.min(total, (view.page + 1) * view.rowsPerPage),
    total,
    lastPage,
    hasPrevious: view.page > 0,
    hasNext: view.page < lastPage,
    isBeyondEnd,
  };
}
