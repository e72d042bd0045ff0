import { ButtonLink, EmptyState } from '@sitelens/ui/primitives';
import { SearchX } from 'lucide-react';
import { useSiteAuditWords } from '../words/siteAudit.ts';

/** For who has come to a type that there is not, or not here. */
export function NoIssuesOfThisType({ href }: { href?: string | undefined }) {
  const t = useSiteAuditWords();
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('siteAudit.type.unknown.title')}
      detail={t('siteAudit.type.unknown.detail')}
      {...(href !== undefined && {
        action: <ButtonLink href={href}>{t('siteAudit.type.unknown.action')}</ButtonLink>,
      })}
    />
  );
}
