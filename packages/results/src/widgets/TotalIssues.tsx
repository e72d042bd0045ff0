import type { Impact } from '@sitelens/api-client/contract';
import { accessibilityStatisticsQuery, isRunning, type ParsedScan } from '@sitelens/api-client/endpoints';
import { FailureState, Inline, Skeleton, Text, TextLink } from '@sitelens/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ChartCard } from '../charts/ChartCard.tsx';
import { SeverityDoughnut } from '../charts/severity/SeverityDoughnut.tsx';
import { severityCounts } from '../overview/severityCounts.ts';
import { useChartsWords } from '../words/charts.ts';
import { useOverviewWords } from '../words/overview.ts';
import { useSitelensClient } from './SitelensClientContext.ts';

interface TotalIssuesProps {
  /** The project's latest. */
  scan: ParsedScan;
  /** Where its accessibility categories are, all of them or those of an impact. */
  categoriesHref?: ((filter: { impact?: Impact }) => string) | undefined;
}

/** The doughnut of a scan; of a running one what it has found so far. */
export function TotalIssues({ scan, categoriesHref }: TotalIssuesProps) {
  const { projectId, scanId } = scan;
  const ofCharts = useChartsWords();
  const t = useOverviewWords();
  const statistics = useQuery(accessibilityStatisticsQuery(useSitelensClient(), { projectId }));
  const counts = useMemo(
    () => statistics.data && severityCounts(statistics.data, scanId),
    [statistics.data, scanId],
  );
  const runs = isRunning(scan);
  // Statistics from before the scan began don't have it yet.
  if (counts !== undefined || (runs && statistics.data)) {
    return (
      <SeverityDoughnut
        counts={counts ?? {}}
        // Nothing found so far is not yet "no issues found".
        isRunning={runs && sumOf(counts ?? {}) === 0}
        severityHref={categoriesHref && ((impact) => categoriesHref({ impact }))}
        footer={<Footer isRunning={runs} categoriesHref={categoriesHref?.({})} />}
      />
    );
  }
  return (
    <ChartCard title={ofCharts('charts.severity.title')} level={2}>
      {statistics.isPending ? (
        <Skeleton height="12.5rem" />
      ) : (
        <FailureState
          level={3}
          title={t('overview.totals.failed')}
          onRetry={() => void statistics.refetch()}
          isRetrying={statistics.isFetching}
        />
      )}
    </ChartCard>
  );
}

interface FooterProps {
  isRunning: boolean;
  categoriesHref: string | undefined;
}

function Footer({ isRunning: runs, categoriesHref }: FooterProps) {
  const t = useOverviewWords();
  if (!runs && categoriesHref === undefined) return null;
  return (
    <Inline justify="space-between" gap="m">
      {categoriesHref !== undefined && <TextLink href={categoriesHref}>{t('overview.totals.open')}</TextLink>}
      {runs && (
        <Text as="span" size="s" tone="muted">
          {t('overview.totals.soFar')}
        </Text>
      )}
    </Inline>
  );
}

function sumOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
