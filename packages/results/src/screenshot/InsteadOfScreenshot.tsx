import { EmptyState, FailureState, Skeleton, VisuallyHidden } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import styled from 'styled-components';
import { useResultsWords } from '../words/useResultsWords.ts';

const Room = styled.div`
  position: absolute;
  inset: 0;
  overflow: auto;
  display: grid;
  align-items: center;
`;

/* The shape of a page: a bar, a heading, a picture, lines of text. */
const Shape = styled.div`
  align-self: start;
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.l};
  padding: ${tokens.space.l};
`;

interface InsteadOfScreenshotProps {
  status: 'loading' | 'ready' | 'failed';
  onRetry: (() => void) | undefined;
}

/** On the device's screen while there is no screenshot, and where there is none. */
export function InsteadOfScreenshot({ status, onRetry }: InsteadOfScreenshotProps) {
  const t = useResultsWords();
  if (status === 'loading') {
    return (
      <Room aria-busy>
        <VisuallyHidden role="status">{t('screenshot.loading')}</VisuallyHidden>
        <Shape>
          <Skeleton height="1.5rem" />
          <Skeleton width="60%" height="2rem" />
          <Skeleton height="9rem" />
          <Skeleton width="90%" />
          <Skeleton width="80%" />
          <Skeleton width="86%" />
        </Shape>
      </Room>
    );
  }
  return (
    <Room>
      {status === 'failed' ? (
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
