import type { AccessibilityCategory } from '@sitelens/api-client/contract';
import { accessibilityCategoriesQuery, isRunning, scanQuery } from '@sitelens/api-client/endpoints';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CategoriesTable, type CategoriesTableProps } from '../accessibility/CategoriesTable.tsx';
import { categoriesViewSpec } from '../accessibility/categoriesViewSpec.ts';
import { ScanFailureBanner } from '../overview/ScanFailureBanner.tsx';
import type { TableView } from '../table/tableView.ts';
import { defaultTableView } from '../table/tableViewParameters.ts';
import { categoriesStatus } from './categoriesStatus.ts';
import { categoriesParams } from './listParams.ts';
import { isShownAsRefusal, Refusal } from './Refusal.tsx';
import { useSitelensClient } from './SitelensClientContext.ts';
import { useOwnView } from './useOwnView.ts';
import { useSteadyOrder } from './useSteadyOrder.ts';
import { useTableRedaction } from './useTableRedaction.tsx';
import type { ViewProps } from './ViewProps.ts';

const INITIAL = defaultTableView(categoriesViewSpec);
const NONE: readonly AccessibilityCategory[] = [];

export interface AccessibilityCategoriesProps
  extends ViewProps<TableView>,
    Pick<CategoriesTableProps, 'onRuleOpen' | 'ruleHref'> {
  projectId: string;
  scanId: string;
}

/** The rules that a scan saw fail, most severe first; refreshed by itself while the scan runs. */
export function AccessibilityCategories(props: AccessibilityCategoriesProps) {
  // What is kept on the screen while another list is on its way must not be another scan's.
  return <OfOneScan key={JSON.stringify([props.projectId, props.scanId])} {...props} />;
}

function OfOneScan({ projectId, scanId, onRuleOpen, ruleHref, ...props }: AccessibilityCategoriesProps) {
  const client = useSitelensClient();
  const [view, setView] = useOwnView(INITIAL, props.view, props.onViewChange);
  const scan = useQuery(scanQuery(client, { projectId, scanId }));
  const query = useQuery({
    ...accessibilityCategoriesQuery(client, categoriesParams({ projectId, scanId }, view)),
    placeholderData: keepPreviousData,
  });
  const redaction = useTableRedaction(query.data?.redaction);
  const runs = scan.data !== undefined && isRunning(scan.data);
  const categories = useSteadyOrder(query.data?.data ?? NONE, {
    isRefreshed: runs,
    isPrevious: query.isPlaceholderData,
    asked: JSON.stringify(view),
    keyOf: sortKeyIn(view),
  });
  if (isShownAsRefusal(query.error)) return <Refusal error={query.error} />;
  // A website that could not be scanned has no issues either, which says nothing good of it.
  if (scan.data?.failure) return <ScanFailureBanner failure={scan.data.failure} />;
  return (
    <CategoriesTable
      categories={categories}
      total={query.data?.paginationDetails.totalRecords ?? 0}
      facets={query.data?.facets}
      isRunning={runs}
      view={view}
      onViewChange={setView}
      status={categoriesStatus(query, scan)}
      onRetry={() => {
        if (query.isError) void query.refetch();
        if (scan.isError) void scan.refetch();
      }}
      onRuleOpen={onRuleOpen}
      ruleHref={ruleHref}
      redaction={redaction}
    />
  );
}

/** What the reader has sorted by; alike in that, the service sorts by what changes with each page of a scan. */
function sortKeyIn({ orderBy }: TableView): (category: AccessibilityCategory) => string | number {
  if (orderBy === 'totalIssues') return ({ totalIssues }) => totalIssues;
  if (orderBy === 'totalPages') return ({ totalPages }) => totalPages;
  return orderBy === 'id' ? ({ id }) => id : ({ impact }) => impact;
}
