import { EmptyState, FailureState } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { styled } from 'styled-components';
import { useScreenshotWords } from '../words/screenshot.ts';

/* Not on the device's screen: a phone's or a small desktop's would cut the way on off. */
const Room = styled.div`
  flex: 1;
  min-width: 0;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.surface};
`;

interface InsteadOfScreenshotProps {
  reason: 'failed' | 'missing';
  onRetry: (() => void) | undefined;
}

/** Where there is no screenshot: why, and the way on. */
export function InsteadOfScreenshot({ reason, onRetry }: InsteadOfScreenshotProps) {
  const t = useScreenshotWords();
  return (
    <Room>
      {reason === 'failed' ? (
        <FailureState
          title={t('screenshot.failed.title')}
          detail={t('screenshot.failed.detail')}
          {...(onRetry && { onRetry })}
        />
      ) : (
        <EmptyState title={t('screenshot.empty.title')} detail={t('screenshot.empty.detail')} />
      )}
    </Room>
  );
}
