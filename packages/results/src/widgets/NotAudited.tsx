import { EmptyState } from '@sitelens/ui/primitives';
import { SearchX } from 'lucide-react';
import { useSiteAuditWords } from '../words/siteAudit.ts';
import { StartScanButton } from './StartScanButton.tsx';
import { useMayEdit } from './useMayEdit.ts';

/** In place of the results of a scan that was made before there was a site audit; who may is offered a new one. */
export function NotAudited({ projectId }: { projectId: string }) {
  const t = useSiteAuditWords();
  const { mayEdit } = useMayEdit();
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('siteAudit.notAudited.title')}
      detail={t('siteAudit.notAudited.detail')}
      {...(mayEdit && { action: <StartScanButton projectId={projectId} /> })}
    />
  );
}
