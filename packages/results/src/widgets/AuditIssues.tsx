import type { SiteAuditIssue, SiteAuditIssueList } from '@sitelens/api-client/contract';
import { isRunning, type ParsedScan } from '@sitelens/api-client/endpoints';
import { Stack } from '@sitelens/ui/primitives';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useKeptFocus } from '../internal/useKeptFocus.ts';
import { NewerData } from '../site-audit/NewerData.tsx';
import { SiteAuditIssuesTable } from '../site-audit/SiteAuditIssuesTable.tsx';
import { SiteAuditTypeHeader } from '../site-audit/SiteAuditTypeHeader.tsx';
import type { TableView } from '../table/tableView.ts';
import { auditStatus } from './auditStatus.ts';
import { dataStatus } from './dataStatus.ts';
import type { useAuditIssues } from './useAuditIssues.ts';
import { useTableRedaction } from './useTableRedaction.tsx';

const NONE: readonly SiteAuditIssue[] = [];

interface AuditIssuesProps {
  type: string;
  scan: UseQueryResult<ParsedScan>;
  audit: ReturnType<typeof useAuditIssues>;
  view: TableView;
  setView: (view: TableView) => void;
}

/** A type's header, what is newer, and the table. */
export function AuditIssues({ type, scan, audit, view, setView }: AuditIssuesProps) {
  const { issues, isBehind } = audit;
  const list = issues.data;
  const redaction = useTableRedaction(list?.redaction);
  const runs = scan.data !== undefined && isRunning(scan.data);
  const { place, keepingFocus } = useKeptFocus();
  const isUpdating = issues.isFetching && !issues.isPlaceholderData && list !== undefined;
  // Once it is there it stays: the table below must not move when the scan ends.
  const [hasLine, setHasLine] = useState(false);
  if ((runs || isBehind) && !hasLine) setHasLine(true);
  return (
    <Stack gap="l">
      <SiteAuditTypeHeader type={type} totalIssues={list?.totalElements} />
      {hasLine && (
        <NewerData
          newness={newnessOf(issues, isBehind)}
          isRunning={runs}
          isUpdating={isUpdating}
          onUpdate={() => keepingFocus(() => void issues.refetch())}
        />
      )}
      <div ref={place} tabIndex={-1} style={{ outline: 'none' }}>
        <SiteAuditIssuesTable
          type={type}
          issues={list?.data ?? NONE}
          total={listedTotal(list)}
          isRunning={runs}
          redaction={redaction}
          view={view}
          onViewChange={setView}
          status={isUpdating ? 'loading' : auditStatus(dataStatus(issues), isEmpty(list), scan)}
          onRetry={() => {
            if (issues.isError) void issues.refetch();
            if (scan.isError) void scan.refetch();
          }}
        />
      </div>
    </Stack>
  );
}

function newnessOf(issues: AuditIssuesProps['audit']['issues'], isBehind: boolean) {
  if (issues.isRefetchError && !issues.isPlaceholderData) return 'failed';
  return isBehind ? 'newer' : 'current';
}

function isEmpty(list: SiteAuditIssueList | undefined): boolean {
  return list?.totalElements === 0 && !list.redaction;
}

/** Of the whole list those that can be turned to. */
function listedTotal(list: SiteAuditIssueList | undefined): number {
  return Math.max(0, (list?.totalElements ?? 0) - (list?.redaction?.redactedCount ?? 0));
}
