import type { PaginationDetails, Redaction } from '@sitelens/api-client/contract';
import { isRunning, type ReadQuery, type ScanReference, scanQuery } from '@sitelens/api-client/endpoints';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FindingCategory } from '../findings/FindingCategory.ts';
import type { TableView } from '../table/tableView.ts';
import { categoriesStatus } from './categoriesStatus.ts';
import { useSitelensClient } from './SitelensClientContext.ts';
import { useSteadyOrder } from './useSteadyOrder.ts';
import { useTableRedaction } from './useTableRedaction.tsx';

/** What every list of what a scan found answers. */
interface CategoryList<Category, Facets> {
  readonly data: readonly Category[];
  readonly paginationDetails: PaginationDetails;
  readonly facets: Facets;
  readonly redaction?: Redaction;
}

/** A page of what a scan found, by rule or issue, as its table takes it; refreshed while the scan runs. */
export function useScanCategories<Category extends FindingCategory, Facets>(
  reference: ScanReference,
  asked: ReadQuery<CategoryList<Category, Facets>>,
  view: TableView,
) {
  const scan = useQuery(scanQuery(useSitelensClient(), reference));
  const query = useQuery({ ...asked, placeholderData: keepPreviousData });
  const redaction = useTableRedaction(query.data?.redaction);
  const runs = scan.data !== undefined && isRunning(scan.data);
  const none: readonly Category[] = NONE;
  const categories = useSteadyOrder(query.data?.data ?? none, {
    isRefreshed: runs,
    isPrevious: query.isPlaceholderData,
    asked: JSON.stringify(view),
    keyOf: sortKeyIn(view),
  });
  return {
    error: query.error,
    scan: scan.data,
    table: {
      categories,
      total: query.data?.paginationDetails.totalRecords ?? 0,
      facets: query.data?.facets,
      isRunning: runs,
      status: categoriesStatus(query, scan),
      onRetry: () => {
        if (query.isError) void query.refetch();
        if (scan.isError) void scan.refetch();
      },
      redaction,
    },
  };
}

const NONE: readonly never[] = [];

/** What the reader has sorted by; alike in that, the service sorts by what changes with each page of a scan. */
function sortKeyIn({ orderBy }: TableView): (category: FindingCategory) => string | number {
  if (orderBy === 'totalIssues') return ({ totalIssues }) => totalIssues;
  if (orderBy === 'totalPages') return ({ totalPages }) => totalPages;
  return orderBy === 'id' ? ({ id }) => id : ({ impact }) => impact;
}
