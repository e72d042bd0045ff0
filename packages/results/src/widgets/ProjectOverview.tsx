import { isRunning, latestScanQuery, type ParsedScan } from '@sitelens/api-client/endpoints';
import { EmptyState, FailureState, Stack, takeLostFocus, VisuallyHidden } from '@sitelens/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { Radar } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { OverviewRoom } from '../overview/overviewParts.ts';
import { ScanProgress } from '../overview/ScanProgress.tsx';
import { useOverviewWords } from '../words/overview.ts';
import { useWidgetsWords } from '../words/widgets.ts';
import { LatestScan } from './LatestScan.tsx';
import { OverviewResults, type OverviewResultsProps } from './OverviewResults.tsx';
import { OverviewSkeleton } from './OverviewSkeleton.tsx';
import { isShownAsRefusal, Refusal } from './Refusal.tsx';
import { useSitelensClient } from './SitelensClientContext.ts';
import { StartScanButton } from './StartScanButton.tsx';

export interface ProjectOverviewProps extends OverviewResultsProps {
  projectId: string;
}

/** How a project stands: its latest scan, what that found, how it has changed, and what fails again and again. */
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

function Overview({ scan, takesFocus, ...props }: OverviewProps) {
  const t = useOverviewWords();
  const hasJustEnded = useHasJustEnded(isRunning(scan));
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) takeLostFocus(start.current);
  }, [takesFocus]);
  return (
    <OverviewRoom>
      <Stack gap="xl">
        <VisuallyHidden role="status">{hasJustEnded ? t('overview.summary.ended') : ''}</VisuallyHidden>
        <div ref={start} tabIndex={-1} style={{ outline: 'none' }}>
          {isRunning(scan) ? (
            <ScanProgress progress={scan.progress} accessibilityIssues={scan.accessibilityIssues} />
          ) : (
            <LatestScan scan={scan} categoriesHref={props.categoriesHref} />
          )}
        </div>
        <OverviewResults scan={scan} {...props} />
      </Stack>
    </OverviewRoom>
  );
}

/** Whether a scan that was seen running has come to its end: whoever can't see the summary appear is told. */
function useHasJustEnded(runs: boolean): boolean {
  const [wasRunning, setWasRunning] = useState(runs);
  if (runs && !wasRunning) setWasRunning(true);
  return wasRunning && !runs;
}
