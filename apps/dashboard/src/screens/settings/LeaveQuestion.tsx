import { ConfirmDialog } from '@sitelens/ui/primitives';
import { useCallback, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useDashboardWords } from '../../words.ts';

/**
 * Asks before a screen is left over what is not saved on it. What stays on the screen, as the mark of a session that
 * ran out does, is no leaving.
 */
export function useLeaveQuestion() {
  // No state: whoever saves or deletes may leave in the same moment.
  const isUnsaved = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved.current && currentLocation.pathname !== nextLocation.pathname,
  );
  const onUnsavedChange = useCallback((next: boolean) => {
    isUnsaved.current = next;
  }, []);
  return { onUnsavedChange, question: <LeaveQuestion blocker={blocker} /> };
}

function LeaveQuestion({ blocker }: { blocker: ReturnType<typeof useBlocker> }) {
  const t = useDashboardWords();
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={t('settings.leave.title')}
      description={t('settings.leave.detail')}
      confirmLabel={t('settings.leave.confirm')}
      isDangerous
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
