import { tokens } from '@sitelens/ui/theme';
import { styled } from 'styled-components';
import { useScreenshotWords } from '../words/screenshot.ts';
import type { PageSpan } from './geometry/near.ts';
import type { Scale } from './geometry/spaces.ts';

const Root = styled.div`
  position: absolute;
  inset-inline: 0;
  overflow: clip;
  background: repeating-linear-gradient(
    135deg, ${tokens.color.surfaceSunken} 0 12px, ${tokens.color.surface} 12px 24px);
`;

/* Sticky: a part may be higher than the screen. */
const Words = styled.p`
  position: sticky;
  top: 0;
  width: fit-content;
  margin: ${tokens.space.s} auto;
  padding: ${tokens.space.xs} ${tokens.space.s};
  border-radius: ${tokens.radius.s};
  background: ${tokens.color.surface};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.s};
`;

interface MissingPartProps {
  part: PageSpan;
  scale: Scale;
}

/** Where there is no tile: the room is kept, so that all else stays in its place. */
export function MissingPart({ part, scale }: MissingPartProps) {
  const t = useScreenshotWords();
  return (
    <Root style={{ top: part.top * scale, height: (part.bottom - part.top) * scale }}>
      <Words dir="auto">{t('screenshot.missingPart')}</Words>
    </Root>
  );
}
