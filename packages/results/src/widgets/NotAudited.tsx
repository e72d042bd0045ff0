import type { Evaluator } from '@sitelens/api-client/contract';
import { useSiteAuditWords } from '../words/siteAudit.ts';
import { EarlierScan } from './EarlierScan.tsx';

interface NotAuditedProps {
  projectId: string;
  scanId: string;
  /** What was looked for later alone. */
  evaluator: Evaluator;
  /** Where the latest scan's audit is. */
  latestHref: string | undefined;
}

/** In place of the results of a scan that was made before there was a site audit. */
export function NotAudited(props: NotAuditedProps) {
  const t = useSiteAuditWords();
  return (
    <EarlierScan
      {...props}
      title={t('siteAudit.notAudited.title')}
      detail={t('siteAudit.notAudited.detail')}
      latestDetail={t('siteAudit.notAudited.latest')}
    />
  );
}
