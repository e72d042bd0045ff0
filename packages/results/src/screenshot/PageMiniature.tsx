import type { ScreenshotTile } from '@sitelens/api-client/contract';
import { forcedColors, tokens } from '@sitelens/ui/theme';
import { useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { useScreenshotWords } from '../words/screenshot.ts';
import type { CapturedPage } from './capturedPage.ts';
import type { MarkerIndex } from './geometry/markerIndex.ts';
import { dotsPath, miniatureScale, miniatureSize } from './geometry/miniature.ts';
import type { ScreenLayout } from './geometry/screenLayout.ts';
import { jumpingByKey, useJumpingByPointer } from './miniatureJumps.ts';
import { useMiniaturePicture } from './useMiniaturePicture.ts';
import { useMiniatureWindow } from './useMiniatureWindow.ts';

const Root = styled.div`
  position: relative;
  direction: ltr;
  overflow: hidden;
  box-shadow: 0 0 0 1px ${tokens.color.borderStrong};
  background: ${tokens.color.surface};
  cursor: pointer;
  touch-action: none;
  user-select: none;
  &:focus-visible { outline: ${tokens.focus.width} solid ${tokens.color.focus}; outline-offset: 2px; }
  > * { position: absolute; pointer-events: none; }
  > canvas, > svg { inset: 0; width: 100%; height: 100%; }
`;

const Dots = styled.path`
  fill: #e5195f;
  stroke: #ffffff;
  stroke-width: 0.5px;
  ${forcedColors} { fill: CanvasText; stroke: Canvas; }
`;

const ChosenDot = styled.circle`
  fill: #e5195f;
  stroke: #1a1030;
  stroke-width: 2px;
  paint-order: stroke;
  ${forcedColors} { fill: Highlight; stroke: CanvasText; }
`;

/* Light and dark, because the picture may have any colour. On a layer of its own: it moves with every frame. */
const Window = styled.div`
  top: 0;
  left: 0;
  box-sizing: border-box;
  min-height: 6px;
  border: 2px solid #1a1030;
  box-shadow: inset 0 0 0 1px #ffffff, 0 0 0 1px #ffffff;
  will-change: transform;
  ${forcedColors} { border-color: Highlight; }
`;

export interface PageMiniatureProps {
  /** The element that scrolls the page. */
  screen: HTMLElement;
  layout: ScreenLayout;
  captured: CapturedPage;
  thumbnails: readonly ScreenshotTile[];
  fileUrl: (fileName: string) => string;
  index: MarkerIndex;
  focusedIssueId: string | undefined;
  /** The most that it may be high, in view pixels. */
  maxHeight: number;
}

/**
 * The whole page, small, with a dot on each issue and a frame around what is seen: press or drag to go elsewhere. A
 * scroll bar to keyboards and screen readers (WAI-ARIA, `scrollbar`). Its picture is the page's thumbnails and what
 * has been seen so far, so that it loads no tile itself.
 */
export function PageMiniature(props: PageMiniatureProps) {
  const { screen, layout, captured, index, focusedIssueId, maxHeight } = props;
  const t = useScreenshotWords();
  const page = captured.captured;
  const size = useMemo(() => miniatureSize(page, maxHeight), [page, maxHeight]);
  const scale = useMemo(() => miniatureScale(page, size), [page, size]);
  const dots = useMemo(() => dotsPath(index, scale, size), [index, scale, size]);
  const bar = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  useMiniatureWindow({ screen, layout, scale, bar, frame });
  useMiniaturePicture({ screen, canvas, captured, size });
  const pointer = useJumpingByPointer(screen, layout, scale);
  const chosen = index.markers[index.places.get(focusedIssueId ?? '') ?? -1]?.box;
  return (
    <Root
      ref={bar}
      role="scrollbar"
      tabIndex={0}
      aria-label={t('screenshot.miniature')}
      aria-controls={screen.id}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={0}
      style={size}
      onKeyDown={jumpingByKey(screen, layout)}
      {...pointer}
    >
      {props.thumbnails.map((tile) => (
        <img
          key={tile.fileName}
          src={props.fileUrl(tile.fileName)}
          alt=""
          draggable={false}
          style={{
            top: tile.yOffset * scale.along,
            width: tile.width * scale.across,
            height: tile.height * scale.along,
          }}
          onError={({ currentTarget }) => {
            currentTarget.hidden = true;
          }}
        />
      ))}
      <canvas ref={canvas} />
      <svg aria-hidden>
        <Dots d={dots} />
        {chosen && (
          <ChosenDot
            cx={(chosen.left + chosen.width / 2) * scale.across}
            cy={(chosen.top + chosen.height / 2) * scale.along}
            r={4}
          />
        )}
      </svg>
      <Window ref={frame} />
    </Root>
  );
}
