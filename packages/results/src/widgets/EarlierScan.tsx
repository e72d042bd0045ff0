import type { Evaluator } from '@sitelens/api-client/contract';
import { latestScanQuery } from '@sitelens/api-client/endpoints';
import { ButtonLink, EmptyState } from '@sitelens/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useWidgetsWords } from '../words/widgets.ts';
import { useSitelensClient } from './SitelensClientContext.ts';
import { StartScanButton } from './StartScanButton.tsx';
import { scanEvaluates } from './scanEvaluates.ts';

interface EarlierScanProps {
  projectId: string;
  scanId: string;
  /** What this scan did not look for. */
  evaluator: Evaluator;
  title: string;
  /** When the scan was made, and what a new one does. */
  detail: string;
  /** The same, where the latest scan has done that already. */
  latestDetail: string;
  /** Where the latest scan's results are. */
  latestHref: string | undefined;
}

/**
 * In place of the results of a scan of before they were looked for, which found nothing either: the way to those
 * of the latest scan, or else a new one for who may start it.
 */
export function EarlierScan(props: EarlierScanProps) {
  const { projectId, scanId, evaluator, title, detail, latestDetail, latestHref } = props;
  const t = useWidgetsWords();
  const { data: latest } = useQuery(latestScanQuery(useSitelensClient(), { projectId }));
  if (latestHref !== undefined && latest && latest.scanId !== scanId && scanEvaluates(latest, evaluator)) {
    return (
      <EmptyState
        icon={<History />}
        title={title}
        detail={latestDetail}
        action={<ButtonLink href={latestHref}>{t('widgets.showLatestScan')}</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      icon={<History />}
      title={title}
      detail={detail}
      action={<StartScanButton projectId={projectId} variant="secondary" />}
    />
  );
}
