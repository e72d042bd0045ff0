import { scanQuery } from '@sitelens/api-client/endpoints';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMobileFriendlyWords } from '../words/mobileFriendly.ts';
import { EarlierScan } from './EarlierScan.tsx';
import { useSitelensClient } from './SitelensClientContext.ts';
import { scanEvaluates } from './scanEvaluates.ts';

interface MobileFriendlyEvaluatedProps {
  projectId: string;
  scanId: string;
  /** Where the latest scan's results are. */
  latestHref: string | undefined;
  children: ReactNode;
}

/** Results of a scan that looked for them. One of earlier found nothing either, which says nothing good. */
export function MobileFriendlyEvaluated({ children, ...props }: MobileFriendlyEvaluatedProps) {
  const { projectId, scanId } = props;
  const t = useMobileFriendlyWords();
  const { data: scan } = useQuery(scanQuery(useSitelensClient(), { projectId, scanId }));
  if (scan === undefined || scanEvaluates(scan, 'MOBILE_FRIENDLY')) return children;
  return (
    <EarlierScan
      {...props}
      evaluator="MOBILE_FRIENDLY"
      title={t('mobileFriendly.notEvaluated.title')}
      detail={t('mobileFriendly.notEvaluated.detail')}
      latestDetail={t('mobileFriendly.notEvaluated.latest')}
    />
  );
}
