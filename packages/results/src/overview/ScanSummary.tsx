import { Card, Heading, type HeadingLevel, Inline, Stack } from '@sitelens/ui/primitives';
import { formatDateTime, formatNumber } from '../internal/format.ts';
import { useOverviewWords } from '../words/overview.ts';
import { type Duration, durationBetween } from './duration.ts';
import { Fact, Facts } from './Facts.tsx';
import type { IssueChanges } from './issueChanges.ts';
import { ScanFailureBanner } from './ScanFailureBanner.tsx';
import { ScanStatusBadge } from './ScanStatusBadge.tsx';
import { ScoreDifference } from './ScoreDifference.tsx';
import { SinceLastScan, type SinceLastScanProps } from './SinceLastScan.tsx';
import type { SummarisedScan } from './SummarisedScan.ts';

export interface ScanSummaryProps {
  scan: SummarisedScan;
  /** The previous scan's issues minus this one's; left out where there is nothing to compare. */
  difference?: number | undefined;
  /** What is new and what was fixed; left out where that is unknown. */
  changes?: IssueChanges | undefined;
  changesHref?: SinceLastScanProps['changesHref'];
  /** Default: 2. */
  level?: HeadingLevel;
}

/** What a scan that has ended found, when, and how long it took; or why it failed and what to do next. */
export function ScanSummary(props: ScanSummaryProps) {
  const { scan, difference, changes, changesHref, level = 2 } = props;
  const t = useOverviewWords();
  const duration = useDurationWords();
  // Scans of earlier versions checked none.
  const { linksFound = 0, linksChecked = 0 } = scan.progress ?? {};
  return (
    <Card as="section" aria-label={t('overview.summary.title')} padding="xl">
      <Stack gap="l">
        <Inline justify="space-between">
          <Heading level={level}>{t('overview.summary.title')}</Heading>
          <ScanStatusBadge status={scan.status} />
        </Inline>
        {scan.failure && <ScanFailureBanner failure={scan.failure} />}
        <Facts>
          {scan.status !== 'FAILED' && (
            <Fact
              name={t('overview.summary.issues')}
              value={formatNumber(scan.accessibilityIssues)}
              {...(difference !== undefined && { detail: <ScoreDifference difference={difference} /> })}
            />
          )}
          {changes && <SinceLastScan changes={changes} changesHref={changesHref} />}
          <Fact
            name={t('overview.summary.pages')}
            value={formatNumber(scan.totalPagesScanned)}
            detail={t('overview.summary.ofFound', { found: formatNumber(scan.totalPagesFound) })}
          />
          {linksFound > 0 && (
            <Fact
              name={t('overview.summary.links')}
              value={formatNumber(linksChecked)}
              detail={t('overview.summary.ofFound', { found: formatNumber(linksFound) })}
            />
          )}
          <Fact name={t('overview.summary.started')} value={formatDateTime(scan.startedAt)} />
          {scan.endedAt && (
            <Fact
              name={t('overview.summary.duration')}
              value={duration(durationBetween(scan.startedAt, scan.endedAt))}
            />
          )}
        </Facts>
      </Stack>
    </Card>
  );
}

function useDurationWords(): (duration: Duration) => string {
  const t = useOverviewWords();
  return ({ unit, ...numbers }) => t(`overview.summary.${unit}`, numbers);
}
