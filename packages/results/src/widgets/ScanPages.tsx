import { pagesQuery, type ScanReference } from '@sitelens/api-client/endpoints';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PagesTable } from '../overview/PagesTable.tsx';
import { pagesViewSpec } from '../overview/pageOutcomes.ts';
import type { TableView } from '../table/tableView.ts';
import { defaultTableView } from '../table/tableViewParameters.ts';
import { dataStatus } from './dataStatus.ts';
import { pagesParams } from './listParams.ts';
import { isShownAsRefusal, Refusal } from './Refusal.tsx';
import { useSitelensClient } from './SitelensClientContext.ts';
import { useOwnView } from './useOwnView.ts';
import { useTableRedaction } from './useTableRedaction.tsx';
import type { ViewProps } from './ViewProps.ts';

const INITIAL = defaultTableView(pagesViewSpec);

/** The scan's pages and how each ended. */
export function ScanPages({ projectId, scanId, ...props }: ScanReference & ViewProps<TableView>) {
  const client = useSitelensClient();
  const [view, setView] = useOwnView(INITIAL, props.view, props.onViewChange);
  const query = useQuery({
    ...pagesQuery(client, pagesParams({ projectId, scanId }, view)),
    placeholderData: keepPreviousData,
  });
  const redaction = useTableRedaction(query.data?.redaction);
  if (isShownAsRefusal(query.error)) return <Refusal error={query.error} />;
  return (
    <PagesTable
      pages={query.data?.data ?? []}
      total={query.data?.paginationDetails.totalRecords ?? 0}
      view={view}
      onViewChange={setView}
      status={dataStatus(query)}
      onRetry={() => void query.refetch()}
      redaction={redaction}
    />
  );
}
