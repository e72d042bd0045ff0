import { ForbiddenError, ProblemError } from '@sitelens/api-client';
import { EmptyState, ForbiddenState } from '@sitelens/ui/primitives';
import { SearchX } from 'lucide-react';
import { useWidgetsWords } from '../words/widgets.ts';

/** Whether asking again can't help: the reader may not, or there is no such thing. */
export function isShownAsRefusal(error: Error | null): boolean {
  return error instanceof ForbiddenError || (error instanceof ProblemError && error.status === 404);
}

/** In place of what the reader may not see, or what is not there. */
export function Refusal({ error }: { error: Error | null }) {
  const t = useWidgetsWords();
  if (error instanceof ForbiddenError) {
    return <ForbiddenState title={t('widgets.forbiddenTitle')} detail={t('widgets.forbidden')} />;
  }
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('widgets.notFound.title')}
      detail={t('widgets.notFound.detail')}
    />
  );
}
