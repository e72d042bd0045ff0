import { Button, EmptyState } from '@sitelens/ui/primitives';
import { CircleCheck } from 'lucide-react';
import { formatNumber } from '../internal/format.ts';
import { usePageIssuesWords } from '../words/pageIssues.ts';

interface NoIssuesOnPageProps {
  /** Issues of the scan before that are not there any more. */
  fixed: number;
  onShowFixed: () => void;
}

/** In place of issues where there are none, as after a rule was mended. */
export function NoIssuesOnPage({ fixed, onShowFixed }: NoIssuesOnPageProps) {
  const t = usePageIssuesWords();
  const number = formatNumber(fixed);
  return (
    <EmptyState
      icon={<CircleCheck />}
      title={t('pageIssues.empty.title')}
      detail={
        fixed > 0 ? t('pageIssues.empty.fixed', { count: fixed, number }) : t('pageIssues.empty.detail')
      }
      action={fixed > 0 && <Button onClick={onShowFixed}>{t('pageIssues.empty.showFixed')}</Button>}
      level={3}
    />
  );
}
