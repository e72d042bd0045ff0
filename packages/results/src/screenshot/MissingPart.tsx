import { tokens } from '@sitelens/ui/theme';
import { styled } from 'styled-components';
import { useScreenshotWords } from '../words/screenshot.ts';
import type { PageSpan } from './geometry/near.ts';
import type { Scale } from './geometry/spaces.ts';

const Root = styled.div`
  position: absolute;
  inset-inline: 0;
  overflow: clip;
  background: ${tokens.color.surfaceSunken};
`;

/* Sticky: a part may be higher than the screen. */
const Words = styled.p`
  position: sticky;
  top: 0;
  margin: 0;
  padding: ${tokens.space.m};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.s};
  text-align: center;
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
