import { scanQuery } from '@sitelens/api-client/endpoints';
import { EmptyState } from '@sitelens/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMobileFriendlyWords } from '../words/mobileFriendly.ts';
import { useSitelensClient } from './SitelensClientContext.ts';
import { StartScanButton } from './StartScanButton.tsx';

interface MobileFriendlyEvaluatedProps {
  projectId: string;
  scanId: string;
  children: ReactNode;
}

/** Results of a scan that looked for them. One of earlier found nothing either, which says nothing good: scan anew. */
export function MobileFriendlyEvaluated({ projectId, scanId, children }: MobileFriendlyEvaluatedProps) {
  const t = useMobileFriendlyWords();
  const { data: scan } = useQuery(scanQuery(useSitelensClient(), { projectId, scanId }));
  const isEvaluated =
    scan === undefined || scan.screenSizes.some(({ evaluators }) => evaluators.includes('MOBILE_FRIENDLY'));
  if (isEvaluated) return children;
  return (
    <EmptyState
      icon={<History />}
      title={t('mobileFriendly.notEvaluated.title')}
      detail={t('mobileFriendly.notEvaluated.detail')}
      action={<StartScanButton projectId={projectId} variant="secondary" />}
    />
  );
}
