import type { KeyboardEvent, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { useScreenshotWords } from '../words/screenshot.ts';
import { markerAt } from './geometry/markerAt.ts';
import type { MarkerIndex } from './geometry/markerIndex.ts';
import type { DrawnMarkers } from './geometry/markersToDraw.ts';
import type { Size } from './geometry/screenLayout.ts';
import type { Scale } from './geometry/spaces.ts';
import { MarkerButton } from './MarkerButton.tsx';
import { OutlinedMarkers } from './OutlinedMarkers.tsx';
import { useFocusFollowing } from './useFocusFollowing.ts';

/* Clipped: the dimmed surroundings of the chosen box end with the page. */
const Root = styled.div`
  position: absolute;
  inset: 0;
  overflow: clip;
  pointer-events: none;
  > button { pointer-events: auto; }
  > svg path { pointer-events: all; cursor: pointer; }
`;

/** Steps by key: along the list of markers, not by place on the page. */
const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** From the middle of a press to a box that it may still mean, in view pixels. */
const REACH = 24;

interface MarkerLayerProps {
  /** All that can be marked. */
  index: MarkerIndex;
  /** Those that are in the document. */
  shown: DrawnMarkers;
  /** Issues of the rule on the page, with or without a marker. */
  total: number;
  scale: Scale;
  /** Of the whole page, in view pixels. */
  content: Size;
  focusedIssueId: string | undefined;
  onOpen: (issueId: string) => void;
}

/**
 * The boxes. One of them is a stop of the Tab key and the arrows go on to the others, as in a toolbar
 * (APG, roving tabindex): a page may have thousands.
 */
export function MarkerLayer(props: MarkerLayerProps) {
  const { index, shown, total, scale, content, focusedIssueId, onOpen } = props;
  const { drawn, outlined } = shown;
  const t = useScreenshotWords();
  const { layer, ...focusHandlers } = useFocusFollowing(focusedIssueId);
  const tabStop = drawn.some((marker) => marker.issue.id === focusedIssueId)
    ? focusedIssueId
    : drawn[0]?.issue.id;

  // The areas to press overlap where boxes do: what is meant is told by the place, not by what lies on top.
  function handleClick(event: MouseEvent<HTMLDivElement>) {
    const pressed = event.target instanceof HTMLElement ? event.target.dataset.issue : undefined;
    const area = event.currentTarget.getBoundingClientRect();
    const point = { left: (event.clientX - area.left) / scale, top: (event.clientY - area.top) / scale };
    const isByKey = event.detail === 0;
    const meant = isByKey ? undefined : markerAt(index, point, REACH / scale);
    const opened = meant?.issue.id ?? pressed;
    if (opened !== undefined) onOpen(opened);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const step = STEPS[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const current = event.target instanceof HTMLElement ? event.target.dataset.issue : undefined;
    const at = index.places.get(current ?? '') ?? -1;
    const next = index.markers[step(at, index.markers.length - 1)];
    if (!next || next.issue.id === current) return;
    onOpen(next.issue.id);
  }

  return (
    <Root
      ref={layer}
      role="group"
      aria-label={t('screenshot.issues')}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
      {...focusHandlers}
    >
      {outlined.length > 0 && <OutlinedMarkers markers={outlined} scale={scale} />}
      {drawn.map((marker) => (
        <MarkerButton
          key={marker.issue.id}
          marker={marker}
          total={total}
          scale={scale}
          content={content}
          isChosen={marker.issue.id === focusedIssueId}
          isTabStop={marker.issue.id === tabStop}
        />
      ))}
    </Root>
  );
}
