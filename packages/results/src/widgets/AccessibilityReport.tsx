import { isRunning, type ParsedScan, scanQuery } from '@sitelens/api-client/endpoints';
import { EmptyState, FailureState, ProgressBar, Stack, Text } from '@sitelens/ui/primitives';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { cutPicture } from '../report/cutPicture.ts';
import { ReportDocument } from '../report/ReportDocument.tsx';
import { useReportWords } from '../words/report.ts';
import { gatherReport, type ReportProgress } from './gatherReport.ts';
import { isShownAsRefusal, Refusal } from './Refusal.tsx';
import { useSitelensClient } from './SitelensClientContext.ts';
import { useFileUrl } from './useFileUrl.ts';
import { writtenReportKey } from './writtenReportKey.ts';

export interface AccessibilityReportProps {
  projectId: string;
  scanId: string;
  /** Of the report's title, in the outline of the page around. Default: 1. */
  level?: 1 | 2;
  /** When it says that it was made. Default: when it is. */
  madeAt?: Date;
}

/**
 * The accessibility report of an ended scan, complete as soon as it is shown: to be read and to be printed.
 * An element says by `data-report="ready"`, or `"failed"`, how it stands.
 */
export function AccessibilityReport({ projectId, scanId, level = 1, madeAt }: AccessibilityReportProps) {
  const t = useReportWords();
  const scan = useQuery(scanQuery(useSitelensClient(), { projectId, scanId }));
  if (scan.data && isRunning(scan.data)) {
    return (
      <EmptyState
        icon={<FileText />}
        title={t('report.making.running')}
        detail={t('report.making.runningDetail')}
      />
    );
  }
  if (scan.data) return <EndedReport scan={scan.data} projectId={projectId} level={level} madeAt={madeAt} />;
  if (scan.isError)
    return <Failed error={scan.error} onRetry={() => void scan.refetch()} isRetrying={scan.isFetching} />;
  return <Making />;
}

interface EndedReportProps extends Required<Pick<AccessibilityReportProps, 'projectId' | 'level'>> {
  scan: ParsedScan;
  madeAt: Date | undefined;
}

function EndedReport({ scan: { scanId }, projectId, level, madeAt }: EndedReportProps) {
  const client = useSitelensClient();
  const queryClient = useQueryClient();
  const fileUrl = useFileUrl();
  const [progress, setProgress] = useState<ReportProgress>();
  const reference = { projectId, scanId };
  const report = useQuery({
    queryKey: writtenReportKey(client, reference),
    queryFn: ({ signal }) =>
      gatherReport({
        client,
        queryClient,
        reference,
        signal,
        cut: (page, boxes) => cutPicture(page, boxes, fileUrl),
        onProgress: setProgress,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    // Each call has been tried again by itself.
    retry: false,
  });
  if (report.data) {
    return <ReportDocument content={{ ...report.data, ...(madeAt && { madeAt }) }} level={level} />;
  }
  if (report.isError) {
    return (
      <Failed error={report.error} onRetry={() => void report.refetch()} isRetrying={report.isFetching} />
    );
  }
  return <Making {...(progress && { progress })} />;
}

function Making({ progress }: { progress?: ReportProgress }) {
  const t = useReportWords();
  const isKnown = progress !== undefined && progress.total > 0;
  return (
    <Stack gap="s">
      <Text>{t('report.making.title')}</Text>
      <ProgressBar
        label={t('report.making.progress')}
        value={isKnown ? progress.done : null}
        {...(isKnown && { max: progress.total, valueText: t('report.making.rules', { ...progress }) })}
      />
    </Stack>
  );
}

interface FailedProps {
  error: Error | null;
  onRetry: () => void;
  isRetrying: boolean;
}

function Failed({ error, onRetry, isRetrying }: FailedProps) {
  const t = useReportWords();
  let content: ReactNode = (
    <FailureState
      title={t('report.making.failed')}
      detail={t('report.making.failedDetail')}
      onRetry={onRetry}
      isRetrying={isRetrying}
    />
  );
  if (isShownAsRefusal(error)) content = <Refusal error={error} />;
  return <div data-report={isRetrying ? 'making' : 'failed'}>{content}</div>;
}
