import type { SiteAuditIssue } from '@sitelens/api-client/contract';
import { EmptyState } from '@sitelens/ui/primitives';
import { CircleCheck, Radar } from 'lucide-react';
import { useMemo } from 'react';
import { DataTable } from '../table/DataTable.tsx';
import type { DataTableProps } from '../table/DataTableProps.ts';
import { useSiteAuditWords } from '../words/siteAudit.ts';
import { columnsOf } from './columnsOf.ts';
import { siteAuditTitle } from './namedType.ts';
import { type PlacedIssue, useIssueColumns } from './useIssueColumns.tsx';
import { useReportedKinds } from './values/useReportedKinds.ts';

export interface SiteAuditIssuesTableProps
  extends Pick<
    DataTableProps<PlacedIssue>,
    'view' | 'onViewChange' | 'total' | 'status' | 'onRetry' | 'redaction'
  > {
  /** A type's name, such as `BROKEN_LINK`. */
  type: string;
  /** The page of the view, in the order in which they were found. */
  issues: readonly SiteAuditIssue[];
  /** While the scan runs, an empty table only says that nothing has been found so far. */
  isRunning?: boolean;
}

/** The issues of one type, in the columns of that type. A kind of value that nobody knows is reported. */
export function SiteAuditIssuesTable(props: SiteAuditIssuesTableProps) {
  const { type, issues, isRunning = false, ...table } = props;
  const t = useSiteAuditWords();
  const { page, rowsPerPage } = table.view;
  const names = useMemo(() => columnsOf(type, issues), [type, issues]);
  const columns = useIssueColumns(names);
  useReportedKinds(issues, names);
  const rows = useMemo(
    () => issues.map((issue, index) => ({ place: page * rowsPerPage + index, issue })),
    [issues, page, rowsPerPage],
  );
  const empty = isRunning ? 'noneSoFar' : 'none';
  return (
    <DataTable
      {...table}
      caption={t('siteAudit.type.caption', { title: siteAuditTitle(type) })}
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowId={({ place }) => String(place)}
      failure={{ title: t('siteAudit.type.failed.title'), detail: t('siteAudit.type.failed.detail') }}
      empty={
        <EmptyState
          level={3}
          icon={isRunning ? <Radar /> : <CircleCheck />}
          title={t(`siteAudit.type.${empty}.title`)}
          detail={t(`siteAudit.type.${empty}.detail`)}
        />
      }
    />
  );
}
