import type { Impact } from '@sitelens/api-client/contract';
import { accessibilityStatisticsQuery, isRunning, type ParsedScan } from '@sitelens/api-client/endpoints';
import { EmptyState, FailureState, Inline, Text, TextLink } from '@sitelens/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { Radar } from 'lucide-react';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { ChartCard } from '../charts/ChartCard.tsx';
import { SeverityDoughnut } from '../charts/severity/SeverityDoughnut.tsx';
import { SeverityDoughnutSkeleton } from '../charts/severity/SeverityDoughnutSkeleton.tsx';
import { useKeptFocus } from '../internal/useKeptFocus.ts';
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

/** Fills its place in the row of charts; takes the focus of a button that has gone. */
const Place = styled.div`
  display: grid;
  min-width: 0;
  outline: none;
`;

/** The doughnut of a scan; of a running one what it has found so far. */
export function TotalIssues({ scan, categoriesHref }: TotalIssuesProps) {
  const { projectId, scanId } = scan;
  const statistics = useQuery(accessibilityStatisticsQuery(useSitelensClient(), { projectId }));
  const counts = useMemo(
    () => statistics.data && severityCounts(statistics.data, scanId),
    [statistics.data, scanId],
  );
  const runs = isRunning(scan);
  const { place, keepingFocus } = useKeptFocus();
  // Statistics from before the scan began don't have it yet.
  const known = counts ?? (runs && statistics.data ? {} : undefined);
  return (
    <Place ref={place} tabIndex={-1}>
      {known === undefined ? (
        <WithoutCounts
          isPending={statistics.isPending}
          hasFooter={categoriesHref !== undefined}
          isRetrying={statistics.isFetching}
          onRetry={() => keepingFocus(() => void statistics.refetch())}
        />
      ) : (
        <Counted counts={known} isRunning={runs} categoriesHref={categoriesHref} />
      )}
    </Place>
  );
}

interface CountedProps extends Pick<TotalIssuesProps, 'categoriesHref'> {
  counts: Readonly<Record<string, number>>;
  isRunning: boolean;
}

/** Nothing found so far is not yet "no issues found". */
function Counted({ counts, isRunning: runs, categoriesHref }: CountedProps) {
  const ofCharts = useChartsWords();
  const t = useOverviewWords();
  if (runs && sumOf(counts) === 0) {
    return (
      <ChartCard title={ofCharts('charts.severity.title')} level={2}>
        <EmptyState
          level={3}
          icon={<Radar />}
          title={t('overview.totals.noneSoFar.title')}
          detail={t('overview.totals.noneSoFar.detail')}
        />
      </ChartCard>
    );
  }
  return (
    <SeverityDoughnut
      counts={counts}
      severityHref={categoriesHref && ((impact) => categoriesHref({ impact }))}
      footer={<Footer isRunning={runs} categoriesHref={categoriesHref?.({})} />}
    />
  );
}

interface WithoutCountsProps {
  isPending: boolean;
  hasFooter: boolean;
  isRetrying: boolean;
  onRetry: () => void;
}

function WithoutCounts({ isPending, hasFooter, isRetrying, onRetry }: WithoutCountsProps) {
  const ofCharts = useChartsWords();
  const t = useOverviewWords();
  return (
    <ChartCard title={ofCharts('charts.severity.title')} level={2}>
      {isPending ? (
        <SeverityDoughnutSkeleton hasFooter={hasFooter} />
      ) : (
        <FailureState
          level={3}
          title={t('overview.totals.failed')}
          onRetry={onRetry}
          isRetrying={isRetrying}
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
      {categoriesHref !== undefined && (
        <TextLink href={categoriesHref} isStandalone>
          {t('overview.totals.open')}
        </TextLink>
      )}
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
