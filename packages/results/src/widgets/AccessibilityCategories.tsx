import { accessibilityCategoriesQuery, isRunning, scanQuery } from '@sitelens/api-client/endpoints';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CategoriesTable, type CategoriesTableProps } from '../accessibility/CategoriesTable.tsx';
import { categoriesViewSpec } from '../accessibility/viewSpecs.ts';
import { ScanFailureBanner } from '../overview/ScanFailureBanner.tsx';
import type { TableView } from '../table/tableView.ts';
import { defaultTableView } from '../table/tableViewParameters.ts';
import { dataStatus } from './dataStatus.ts';
import { isShownAsRefusal, Refusal } from './Refusal.tsx';
import { useSitelensClient } from './SitelensClientContext.ts';
import { useOwnView } from './useOwnView.ts';
import { useTableRedaction } from './useTableRedaction.tsx';
import type { ViewProps } from './ViewProps.ts';

const INITIAL = defaultTableView(categoriesViewSpec);

export interface AccessibilityCategoriesProps
  extends ViewProps<TableView>,
    Pick<CategoriesTableProps, 'onRuleOpen' | 'ruleHref'> {
  projectId: string;
  scanId: string;
}

/** The rules that a scan saw fail, most severe first; refreshed by itself while the scan runs. */
export function AccessibilityCategories(props: AccessibilityCategoriesProps) {
  const { projectId, scanId, onRuleOpen, ruleHref } = props;
  const client = useSitelensClient();
  const [view, setView] = useOwnView(INITIAL, props.view, props.onViewChange);
  const scan = useQuery(scanQuery(client, { projectId, scanId }));
  const query = useQuery({
    ...accessibilityCategoriesQuery(client, { projectId, scanId, page: view.page, size: view.rowsPerPage }),
    placeholderData: keepPreviousData,
  });
  const redaction = useTableRedaction(query.data?.redaction);
  if (isShownAsRefusal(query.error)) return <Refusal error={query.error} />;
  // A website that could not be scanned has no issues either, which says nothing good of it.
  if (scan.data?.failure) return <ScanFailureBanner failure={scan.data.failure} />;
  return (
    <CategoriesTable
      categories={query.data?.data ?? []}
      total={query.data?.paginationDetails.totalRecords ?? 0}
      isRunning={scan.data !== undefined && isRunning(scan.data)}
      view={view}
      onViewChange={setView}
      status={dataStatus(query)}
      onRetry={() => void query.refetch()}
      onRuleOpen={onRuleOpen}
      ruleHref={ruleHref}
      redaction={redaction}
    />
  );
}
