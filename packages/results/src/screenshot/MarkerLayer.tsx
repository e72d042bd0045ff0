import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useScreenshotWords } from '../words/screenshot.ts';
import { markerAt } from './geometry/markerAt.ts';
import type { Marker } from './geometry/markers.ts';
import type { Size } from './geometry/screenLayout.ts';
import type { Scale } from './geometry/spaces.ts';
import { MarkerButton } from './MarkerButton.tsx';

const Root = styled.div`
  position: absolute;
  inset: 0;
  /* The dimmed surroundings of the chosen box end with the page. */
  overflow: clip;
  pointer-events: none;
  > button { pointer-events: auto; }
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
  /** All that can be marked, for the keys. */
  markers: readonly Marker[];
  /** Those that are in the document. */
  drawn: readonly Marker[];
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
  const { markers, drawn, total, scale, content, focusedIssueId, onOpen } = props;
  const t = useScreenshotWords();
  const layer = useRef<HTMLDivElement>(null);
  const followsKeys = useRef(false);
  const tabStop = drawn.some((marker) => marker.issue.id === focusedIssueId)
    ? focusedIssueId
    : drawn[0]?.issue.id;

  // Focus can only follow once the new box is in the document.
  useEffect(() => {
    if (!followsKeys.current || focusedIssueId === undefined) return;
    followsKeys.current = false;
    const box = layer.current?.querySelector(`[data-issue="${CSS.escape(focusedIssueId)}"]`);
    if (box instanceof HTMLElement) box.focus({ preventScroll: true });
  }, [focusedIssueId]);

  // The areas to press overlap where boxes do: what is meant is told by the place, not by what lies on top.
  function handleClick(event: MouseEvent<HTMLDivElement>) {
    const pressed = event.target instanceof HTMLElement ? event.target.dataset.issue : undefined;
    if (pressed === undefined) return;
    const area = event.currentTarget.getBoundingClientRect();
    const point = { left: (event.clientX - area.left) / scale, top: (event.clientY - area.top) / scale };
    const isByKey = event.detail === 0;
    const meant = isByKey ? undefined : markerAt(drawn, point, REACH / scale);
    onOpen(meant?.issue.id ?? pressed);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const step = STEPS[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const current = event.target instanceof HTMLElement ? event.target.dataset.issue : undefined;
    const at = markers.findIndex((marker) => marker.issue.id === current);
    const next = markers[step(at, markers.length - 1)];
    if (!next || next.issue.id === current) return;
    followsKeys.current = true;
    onOpen(next.issue.id);
  }

  return (
    <Root
      ref={layer}
      role="group"
      aria-label={t('screenshot.issues')}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
    >
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
