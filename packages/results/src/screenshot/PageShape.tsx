import { Skeleton, VisuallyHidden } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { styled } from 'styled-components';
import { useScreenshotWords } from '../words/screenshot.ts';

/* The shape of a page: a bar, a heading, a picture, lines of text. */
const Root = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.l};
  overflow: hidden;
  padding: ${tokens.space.l};
`;

/** On the device's screen while its page is on the way. */
export function PageShape() {
  const t = useScreenshotWords();
  return (
    <Root aria-busy>
      <VisuallyHidden role="status">{t('screenshot.loading')}</VisuallyHidden>
      <Skeleton height="1.5rem" />
      <Skeleton width="60%" height="2rem" />
      <Skeleton height="9rem" />
      <Skeleton width="90%" />
      <Skeleton width="80%" />
      <Skeleton width="86%" />
    </Root>
  );
}
