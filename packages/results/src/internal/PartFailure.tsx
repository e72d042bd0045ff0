import { Button, FailureState, type HeadingLevel } from '@sitelens/ui/primitives';
import { useOnDemandWords } from '../words/onDemand.ts';

interface PartFailureProps {
  /** Default: "This part could not be loaded". */
  title?: string | undefined;
  /** Default: 3. */
  level?: HeadingLevel;
  attempts: number;
  onRetry: () => void;
  isRetrying: boolean;
}

/**
 * Says that a part could not be loaded, and offers to fetch it again.
 *
 * Chromium (153, and Firefox before 155) keep a failed module for as long as the page lives, and answer
 * each further `import()` of it without asking the server (whatwg/html#6768). A page loaded anew helps
 * everywhere, so it is offered as soon as a second try has failed too.
 */
export function PartFailure({ title, level = 3, attempts, onRetry, isRetrying }: PartFailureProps) {
  const t = useOnDemandWords();
  const isStubborn = attempts > 1;
  return (
    <FailureState
      title={title ?? t('onDemand.failed')}
      detail={t(isStubborn ? 'onDemand.reloadDetail' : 'onDemand.retryDetail')}
      level={level}
      onRetry={onRetry}
      isRetrying={isRetrying}
      action={isStubborn && <Button onClick={() => window.location.reload()}>{t('onDemand.reload')}</Button>}
    />
  );
}
