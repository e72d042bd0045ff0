import { tokens } from '@sitelens/ui/theme';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { formatNumber } from '../internal/format.ts';
import { useScreenshotWords } from '../words/screenshot.ts';
import type { CapturedPage } from './capturedPage.ts';
import { gapsBetween } from './geometry/gaps.ts';
import type { MarkerIndex, PageArea as SeenArea } from './geometry/markerIndex.ts';
import { type DrawnMarkers, markersToDraw } from './geometry/markersToDraw.ts';
import { distance } from './geometry/near.ts';
import type { ScreenLayout } from './geometry/screenLayout.ts';
import { tilesToLoad } from './geometry/tiles.ts';
import { MarkerLayer } from './MarkerLayer.tsx';
import { MissingPart } from './MissingPart.tsx';
import { TileImage } from './TileImage.tsx';
import { useBringIntoView } from './useBringIntoView.ts';
import { usePlaceKept } from './usePlaceKept.ts';
import { useSeenArea } from './useSeenArea.ts';

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
  /** Of the element that scrolls. */
  id: string;
  label: string;
  /** The element that scrolls, once it is there. */
  node: HTMLElement | null;
  setNode: (node: HTMLElement | null) => void;
  layout: ScreenLayout;
  captured: CapturedPage;
  fileUrl: (fileName: string) => string;
  index: MarkerIndex;
  /** Issues of the rule on the page, with or without a marker. */
  total: number;
  focusedIssueId: string | undefined;
  isFitted: boolean;
  isCutShort: boolean;
  onOpen: (issueId: string) => void;
}

/** The page on the device's screen: what is near is loaded, what is far is only kept room for. */
export function PageScreen(props: PageScreenProps) {
  const { node, layout, captured, fileUrl, index, focusedIssueId } = props;
  const { scale, content } = layout;
  const t = useScreenshotWords();
  const chosen = index.markers[index.places.get(focusedIssueId ?? '') ?? -1];
  usePlaceKept(node, layout, chosen);
  useBringIntoView(node, layout, chosen);
  const seen = useSeenArea(node, layout);
  const shown = useMemo(
    () => (seen ? markersToDraw(index, seen, focusedIssueId) : NONE),
    [index, seen, focusedIssueId],
  );
  const { loaded, gaps } = useMemo(() => partsNear(captured, seen), [captured, seen]);
  return (
    // A stop of the Tab key: what scrolls must be reached by keyboard.
    <Scroller
      ref={props.setNode}
      id={props.id}
      $isFitted={props.isFitted}
      tabIndex={0}
      aria-label={props.label}
    >
      <PageArea style={content}>
        {gaps.map((gap) => (
          <MissingPart key={gap.top} part={gap} scale={scale} />
        ))}
        {loaded.map((tile) => (
          <TileImage key={tile.fileName} tile={tile} src={fileUrl(tile.fileName)} scale={scale} />
        ))}
        <MarkerLayer
          index={index}
          shown={shown}
          total={props.total}
          scale={scale}
          content={content}
          focusedIssueId={focusedIssueId}
          onOpen={props.onOpen}
        />
      </PageArea>
      {props.isCutShort && <Note dir="auto">{t('screenshot.cutShort')}</Note>}
      {shown.outlined.length > 0 && (
        <Crowd dir="auto">
          {t('screenshot.manyMarkers', {
            drawn: shown.inSight,
            count: shown.outlined.length,
            outlined: formatNumber(shown.outlined.length),
          })}
        </Crowd>
      )}
    </Scroller>
  );
}

const NONE: DrawnMarkers = { drawn: [], outlined: [], inSight: 0 };

/** The tiles to have in the document, and the holes between tiles that are near. */
function partsNear({ tiles, captured }: CapturedPage, seen: SeenArea | undefined) {
  if (!seen) return { loaded: [], gaps: [] };
  const reach = seen.bottom - seen.top;
  return {
    loaded: tilesToLoad(tiles, seen),
    gaps: gapsBetween(tiles, captured).filter((gap) => distance(gap, seen) <= reach),
  };
}
