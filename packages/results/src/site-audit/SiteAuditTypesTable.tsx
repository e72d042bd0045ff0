import { EmptyState, Text } from '@sitelens/ui/primitives';
import { CircleCheck, Radar } from 'lucide-react';
import { useMemo } from 'react';
import { SITE_AUDIT_SEVERITIES } from '../catalogue/siteAudit/siteAuditFacts.ts';
import { formatNumber } from '../internal/format.ts';
import type { DataStatus } from '../table/DataTableProps.ts';
import type { LocalColumn } from '../table/local/LocalColumn.ts';
import { LocalDataTable } from '../table/local/LocalDataTable.tsx';
import type { TableView } from '../table/tableView.ts';
import { useSiteAuditWords } from '../words/siteAudit.ts';
import { type AuditedType, severityRank } from './auditedTypes.ts';
import { SiteAuditSeverityBadge } from './SiteAuditSeverityBadge.tsx';

export interface SiteAuditTypesTableProps {
  /** Memoised; in the order that those alike in what they are sorted by keep. */
  types: readonly AuditedType[];
  view: TableView;
  onViewChange: (view: TableView) => void;
  status: DataStatus;
  onRetry: () => void;
  /** While the scan runs, an empty table only says that nothing has been found so far. */
  isRunning?: boolean;
  onTypeOpen?: ((opened: { issueType: string }) => void) | undefined;
  /** Where a type's screen is; its row is then a link. */
  typeHref?: ((issueType: string) => string) | undefined;
}

/** The types of issues that a scan has found: how much each matters, what it means, and how often it is there. */
export function SiteAuditTypesTable(props: SiteAuditTypesTableProps) {
  const { types, isRunning = false, onTypeOpen, typeHref, ...table } = props;
  const t = useSiteAuditWords();
  const columns = useColumns();
  const empty = isRunning ? 'noneSoFar' : 'none';
  return (
    <LocalDataTable
      {...table}
      caption={t('siteAudit.types.caption')}
      isCaptionHidden
      columns={columns}
      rows={types}
      rowId={({ id }) => id}
      onRowOpen={onTypeOpen && (({ id }) => onTypeOpen({ issueType: id }))}
      rowHref={typeHref && (({ id }) => typeHref(id))}
      failure={{ title: t('siteAudit.types.failed.title'), detail: t('siteAudit.types.failed.detail') }}
      empty={
        <EmptyState
          level={3}
          icon={isRunning ? <Radar /> : <CircleCheck />}
          title={t(`siteAudit.types.${empty}.title`)}
          detail={t(`siteAudit.types.${empty}.detail`)}
        />
      }
    />
  );
}

function useColumns(): readonly LocalColumn<AuditedType>[] {
  const t = useSiteAuditWords();
  return useMemo(
    () => [
      {
        id: 'type',
        header: t('siteAudit.types.type'),
        firstOrder: 'asc',
        sortValue: ({ title }) => title,
        cell: ({ title }) => <bdi>{title}</bdi>,
      },
      {
        id: 'description',
        header: t('siteAudit.types.description'),
        inCards: 'alone',
        cell: ({ description }) =>
          description === '' ? (
            '–'
          ) : (
            <Text as="span" size="s" tone="muted">
              {description}
            </Text>
          ),
      },
      {
        id: 'severity',
        header: t('siteAudit.types.severity'),
        firstOrder: 'desc',
        sortValue: severityRank,
        filterValues: ({ severity }) => (severity === undefined ? [] : [severity]),
        filter: {
          options: SITE_AUDIT_SEVERITIES.map((value) => ({
            value,
            label: t(`siteAudit.severities.${value}`),
          })),
        },
        cell: ({ severity }) =>
          severity === undefined ? '–' : <SiteAuditSeverityBadge severity={severity} />,
      },
      {
        id: 'count',
        header: t('siteAudit.types.count'),
        firstOrder: 'desc',
        isNumeric: true,
        sortValue: ({ count }) => count,
        cell: ({ count }) => <strong>{formatNumber(count)}</strong>,
      },
    ],
    [t],
  );
}
