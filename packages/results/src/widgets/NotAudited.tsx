import { useSiteAuditWords } from '../words/siteAudit.ts';
import { EarlierScan } from './EarlierScan.tsx';

interface NotAuditedProps {
  projectId: string;
  scanId: string;
  /** Where the latest scan's audit is. */
  latestHref: string | undefined;
}

/** In place of the results of a scan that was made before there was a site audit. */
export function NotAudited(props: NotAuditedProps) {
  const t = useSiteAuditWords();
  return (
    <EarlierScan
      {...props}
      evaluator="SITE_AUDIT"
      title={t('siteAudit.notAudited.title')}
      detail={t('siteAudit.notAudited.detail')}
      latestDetail={t('siteAudit.notAudited.latest')}
    />
  );
}
