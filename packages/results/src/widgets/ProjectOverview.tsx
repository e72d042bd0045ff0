import { isRunning, latestScanQuery, type ParsedScan, scansQuery } from '@sitelens/api-client/endpoints';
import { EmptyState, FailureState, Stack, VisuallyHidden } from '@sitelens/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { Radar } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ScanProgress } from '../overview/ScanProgress.tsx';
import { ScanSummary } from '../overview/ScanSummary.tsx';
import { scoreDifference } from '../overview/scoreDifference.ts';
import type { TableView } from '../table/tableView.ts';
import { useOverviewWords } from '../words/overview.ts';
import { useWidgetsWords } from '../words/widgets.ts';
import { IssuesByImpact } from './IssuesByImpact.tsx';
import { OverviewSkeleton } from './OverviewSkeleton.tsx';
import { isShownAsRefusal, Refusal } from './Refusal.tsx';
import { ScanPages } from './ScanPages.tsx';
import { useSitelensClient } from './SitelensClientContext.ts';
import { StartScanButton } from './StartScanButton.tsx';
import type { ViewProps } from './ViewProps.ts';

export interface ProjectOverviewProps extends ViewProps<TableView> {
  projectId: string;
  /** Where a scan's accessibility categories are. */
  categoriesHref?: (scanId: string) => string;
}

/** How the latest scan of a project stands: its progress while it runs, then what it found and missed. */
export function ProjectOverview({ projectId, ...props }: ProjectOverviewProps) {
  const client = useSitelensClient();
  const t = useWidgetsWords();
  const latest = useQuery(latestScanQuery(client, { projectId }));
  const [isFirst, setIsFirst] = useState(false);
  if (latest.data === null && !isFirst) setIsFirst(true);
  if (latest.data) return <Overview scan={latest.data} takesFocus={isFirst} {...props} />;
  if (latest.data === null) {
    return (
      <EmptyState
        icon={<Radar />}
        title={t('widgets.overview.never.title')}
        detail={t('widgets.overview.never.detail')}
        action={<StartScanButton projectId={projectId} />}
      />
    );
  }
  if (isShownAsRefusal(latest.error)) return <Refusal error={latest.error} />;
  if (latest.isError) {
    return (
      <FailureState
        title={t('widgets.overview.failed')}
        onRetry={() => void latest.refetch()}
        isRetrying={latest.isFetching}
      />
    );
  }
  return <OverviewSkeleton />;
}

interface OverviewProps extends Omit<ProjectOverviewProps, 'projectId'> {
  scan: ParsedScan;
  /** It came in the place of the button that started it. */
  takesFocus: boolean;
}

function Overview({ scan, takesFocus, categoriesHref, ...view }: OverviewProps) {
  const { projectId, scanId } = scan;
  const t = useOverviewWords();
  const hasJustEnded = useHasJustEnded(isRunning(scan));
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) start.current?.focus();
  }, [takesFocus]);
  const { data: scans = [] } = useQuery(scansQuery(useSitelensClient(), { projectId }));
  return (
    <Stack gap="xl">
      <VisuallyHidden role="status">{hasJustEnded ? t('overview.summary.ended') : ''}</VisuallyHidden>
      <div ref={start} tabIndex={-1} style={{ outline: 'none' }}>
        {isRunning(scan) ? (
          <ScanProgress progress={scan.progress} accessibilityIssues={scan.accessibilityIssues} />
        ) : (
          <ScanSummary scan={scan} difference={scoreDifference(scans)} />
        )}
      </div>
      {scan.status !== 'FAILED' && (
        <IssuesByImpact projectId={projectId} scanId={scanId} categoriesHref={categoriesHref?.(scanId)} />
      )}
      <ScanPages projectId={projectId} scanId={scanId} {...view} />
    </Stack>
  );
}

/** Whether a scan that was seen running has come to its end: whoever can't see the summary appear is told. */
function useHasJustEnded(runs: boolean): boolean {
  const [wasRunning, setWasRunning] = useState(runs);
  if (runs && !wasRunning) setWasRunning(true);
  return wasRunning && !runs;
}
