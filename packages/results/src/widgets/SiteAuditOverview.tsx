import type { SiteAuditIssueType } from '@sitelens/api-client/contract';
import { isRunning, scanQuery, siteAuditCountsQuery } from '@sitelens/api-client/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ScanFailureBanner } from '../overview/ScanFailureBanner.tsx';
import { type AuditedType, auditedTypes, severityRank } from '../site-audit/auditedTypes.ts';
import { SiteAuditTypesTable, type SiteAuditTypesTableProps } from '../site-audit/SiteAuditTypesTable.tsx';
import { scopeEvaluator } from '../site-audit/scopeEvaluator.ts';
import { siteAuditTypesViewSpec } from '../site-audit/viewSpecs.ts';
import type { TableView } from '../table/tableView.ts';
import { defaultTableView } from '../table/tableViewParameters.ts';
import { auditStatus } from './auditStatus.ts';
import { dataStatus } from './dataStatus.ts';
import { NotAudited } from './NotAudited.tsx';
import { isShownAsRefusal, Refusal } from './Refusal.tsx';
import { useSitelensClient } from './SitelensClientContext.ts';
import { scanEvaluates } from './scanEvaluates.ts';
import { useOwnView } from './useOwnView.ts';
import { useSteadyOrder } from './useSteadyOrder.ts';
import type { ViewProps } from './ViewProps.ts';

const INITIAL = defaultTableView(siteAuditTypesViewSpec);
const NONE: readonly AuditedType[] = [];

export interface SiteAuditOverviewProps
  extends ViewProps<TableView>,
    Pick<SiteAuditTypesTableProps, 'onTypeOpen' | 'typeHref'> {
  projectId: string;
  scanId: string;
  /** Those that are meant, such as `BROKEN_LINK_TYPES`. Default: all. */
  types?: readonly SiteAuditIssueType[] | undefined;
  /** Where the latest scan's results are, for who has come to a scan of before they were looked for. */
  latestHref?: string | undefined;
}

/** The types of site-audit issues that a scan has found, most severe first; refreshed by itself while it runs. */
export function SiteAuditOverview(props: SiteAuditOverviewProps) {
  // What keeps its place on the screen must not be another scan's.
  return <OfOneScan key={JSON.stringify([props.projectId, props.scanId, props.types])} {...props} />;
}

function OfOneScan(props: SiteAuditOverviewProps) {
  const { projectId, scanId, types, latestHref, onTypeOpen, typeHref } = props;
  const client = useSitelensClient();
  const [view, setView] = useOwnView(INITIAL, props.view, props.onViewChange);
  const scan = useQuery(scanQuery(client, { projectId, scanId }));
  const counts = useQuery(siteAuditCountsQuery(client, { projectId, scanId }));
  const found = useMemo(() => (counts.data ? auditedTypes(counts.data, types) : NONE), [counts.data, types]);
  const runs = scan.data !== undefined && isRunning(scan.data);
  const rows = useSteadyOrder(found, {
    isRefreshed: runs,
    isPrevious: false,
    asked: '',
    keyOf: severityRank,
  });
  const refused = [counts.error, scan.error].find(isShownAsRefusal);
  if (refused) return <Refusal error={refused} />;
  // A website that could not be scanned has no issues either, which says nothing good of it.
  if (scan.data?.failure) return <ScanFailureBanner failure={scan.data.failure} />;
  const evaluator = scopeEvaluator(types);
  if (scan.data && !scanEvaluates(scan.data, evaluator)) {
    return <NotAudited {...{ projectId, scanId, evaluator, latestHref }} />;
  }
  return (
    <SiteAuditTypesTable
      types={rows}
      isRunning={runs}
      view={view}
      onViewChange={setView}
      status={auditStatus(dataStatus(counts), found.length === 0, scan)}
      onRetry={() => {
        if (counts.isError) void counts.refetch();
        if (scan.isError) void scan.refetch();
      }}
      onTypeOpen={onTypeOpen}
      typeHref={typeHref}
    />
  );
}
