import type { ScreenshotTile } from '@sitelens/api-client/contract';
import { Button } from '@sitelens/ui/primitives';
import { reducedMotion, tokens } from '@sitelens/ui/theme';
import { ImageOff, RotateCw } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { useScreenshotWords } from '../words/screenshot.ts';
import type { Scale } from './geometry/spaces.ts';

const breathe = keyframes`50% { opacity: 0.5; }`;

const Place = styled.div<{ $isLoading: boolean }>`
  position: absolute;
  left: 0;
  overflow: clip;
  background: ${tokens.color.surfaceSunken};
  &::before {
    content: ${({ $isLoading }) => ($isLoading ? "''" : 'none')};
    position: absolute;
    inset: 0;
    background: ${tokens.color.border};
    animation: ${breathe} ${tokens.motion.slow} ease-in-out infinite;
    ${reducedMotion} { animation: none; }
  }
`;

const Picture = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  user-select: none;
`;

/* Sticky: in a tile that is higher than the screen the message must be where one looks. */
const Failure = styled.div`
  position: sticky;
  inset: 0 auto auto 0;
  z-index: 2;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${tokens.space.s};
  padding: ${tokens.space.xl} ${tokens.space.m};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.s};
  text-align: center;
`;

interface TileImageProps {
  tile: ScreenshotTile;
  src: string;
  scale: Scale;
}

/** One strip of the screenshot: its place is kept while it loads, and it can be asked for again. */
export function TileImage({ tile, src, scale }: TileImageProps) {
  const t = useScreenshotWords();
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');

  /** The button goes away with its message: the focus waits on the device's screen. */
  function retry(event: MouseEvent<HTMLButtonElement>) {
    event.currentTarget.closest('section')?.focus({ preventScroll: true });
    setState('loading');
  }

  return (
    <Place
      $isLoading={state === 'loading'}
      data-tile={tile.yOffset}
      style={{ top: tile.yOffset * scale, width: tile.width * scale, height: tile.height * scale }}
    >
      {state === 'failed' ? (
        <Failure role="status">
          <ImageOff aria-hidden />
          <span>{t('screenshot.tileFailed')}</span>
          <Button size="s" icon={<RotateCw aria-hidden />} onClick={retry}>
            {t('screenshot.retryTile')}
          </Button>
        </Failure>
      ) : (
        <Picture
          src={src}
          alt=""
          decoding="async"
          draggable={false}
          onLoad={() => setState('loaded')}
          onError={() => setState('failed')}
        />
      )}
    </Place>
  );
}
