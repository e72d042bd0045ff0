import type { PageDimensions, ScreenshotTile } from '@sitelens/api-client/contract';
import { tokens } from '@sitelens/ui/theme';
import { useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { useElementSize } from '../internal/useElementSize.ts';
import { useScreenshotWords } from '../words/screenshot.ts';
import { isCrowded, type Marker, markersToDraw } from './geometry/markers.ts';
import { scaleFor, type Zoom } from './geometry/screenLayout.ts';
import { tilesToLoad } from './geometry/tiles.ts';
import { MarkerLayer } from './MarkerLayer.tsx';
import { TileImage } from './TileImage.tsx';
import { useBringIntoView } from './useBringIntoView.ts';
import { useScrollTop } from './useScrollTop.ts';

/*
 * Always with a bar: one that came and went would change the page's scale. From the left, whatever the
 * direction of the reader's own language: that is how pages were captured and where places count from.
 */
const Scroller = styled.section<{ $isFitted: boolean }>`
  position: absolute;
  inset: 0;
  direction: ltr;
  overflow: ${({ $isFitted }) => ($isFitted ? 'hidden scroll' : 'auto scroll')};
  scrollbar-width: thin;
  scrollbar-color: ${tokens.color.borderStrong} ${tokens.color.surfaceSunken};
  background: ${tokens.color.surfaceSunken};
  &:focus-visible { outline: ${tokens.focus.width} solid ${tokens.color.focus}; outline-offset: -${tokens.focus.width}; }
`;

const PageArea = styled.div`
  position: relative;
  overflow: clip;
`;

const Note = styled.p`
  margin: 0;
  padding: ${tokens.space.m};
  border-top: 1px dashed ${tokens.color.borderStrong};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.s};
  text-align: center;
`;

const Crowd = styled.p`
  position: sticky;
  inset: auto 0 0 0;
  z-index: 4;
  margin: 0;
  padding: ${tokens.space.xs} ${tokens.space.s};
  background: ${tokens.color.tooltip};
  color: ${tokens.color.onTooltip};
  font-size: ${tokens.fontSize.xs};
  text-align: center;
`;

export interface PageScreenProps {
  label: string;
  /** The part of the page that was captured. */
  captured: PageDimensions;
  tiles: readonly ScreenshotTile[];
  fileUrl: (fileName: string) => string;
  markers: readonly Marker[];
  /** Issues in the list, with or without a marker. */
  total: number;
  focusedIssueId: string | undefined;
  zoom: Zoom;
  isCutShort: boolean;
  onOpen: (issueId: string) => void;
}

/** The page on the device's screen: what is near is loaded, what is far is only kept room for. */
export function PageScreen(props: PageScreenProps) {
  const { captured, tiles, fileUrl, markers, focusedIssueId, zoom } = props;
  const t = useScreenshotWords();
  const scroller = useRef<HTMLElement>(null);
  const screen = useElementSize(scroller);
  const scrollTop = useScrollTop(scroller);
  const scale = scaleFor(zoom, captured, screen.width);
  const content = useMemo(
    () => ({ width: captured.width * scale, height: captured.height * scale }),
    [captured, scale],
  );
  const chosen = markers.find((marker) => marker.issue.id === focusedIssueId);
  useBringIntoView({ screen: scroller, content, scale, marker: chosen });

  const isMeasured = scale > 0;
  const window = { top: scrollTop / scale, bottom: (scrollTop + screen.height) / scale };
  const drawn = isMeasured ? markersToDraw(markers, window, focusedIssueId) : [];
  const loaded = isMeasured ? tilesToLoad(tiles, window) : [];
  return (
    // A stop of the Tab key: what scrolls must be reached by keyboard.
    <Scroller ref={scroller} $isFitted={zoom === 'fit'} tabIndex={0} aria-label={props.label}>
      <PageArea style={content}>
        {loaded.map((tile) => (
          <TileImage key={tile.fileName} tile={tile} src={fileUrl(tile.fileName)} scale={scale} />
        ))}
        <MarkerLayer
          markers={markers}
          drawn={drawn}
          total={props.total}
          scale={scale}
          content={content}
          focusedIssueId={focusedIssueId}
          onOpen={props.onOpen}
        />
      </PageArea>
      {props.isCutShort && <Note dir="auto">{t('screenshot.cutShort')}</Note>}
      {isMeasured && isCrowded(markers, window) && (
        <Crowd dir="auto">{t('screenshot.manyMarkers', { drawn: drawn.length })}</Crowd>
      )}
    </Scroller>
  );
}
