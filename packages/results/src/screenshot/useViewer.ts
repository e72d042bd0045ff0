import { SCREEN_SIZES } from '@sitelens/api-client/contract';
import { useMemo, useState } from 'react';
import { useWindowHeight } from '../internal/useWindowHeight.ts';
import { capturedPage, visibleMarkers } from './capturedPage.ts';
import { roomForScreen } from './devices.ts';
import { indexMarkers } from './geometry/markerIndex.ts';
import { fitDevice, type Zoom } from './geometry/screenLayout.ts';
import { zoomByWheel, zoomIn, zoomOut } from './geometry/zoom.ts';
import { issueSteps } from './issueSteps.ts';
import type { ScreenshotViewerProps } from './ScreenshotViewerProps.ts';
import { useMiniatureRoom } from './useMiniatureRoom.ts';
import { useScreenLayout } from './useScreenLayout.ts';
import { useWheelZoom } from './useWheelZoom.ts';

/** Beside a device that fills the window one could not scroll past it. */
const MOST_OF_WINDOW = 0.85;

export type Viewer = ReturnType<typeof useViewer>;

/** What a viewer knows of itself: what is shown, how large, and where one is among the issues. */
export function useViewer(props: ScreenshotViewerProps, width: number) {
  const { page, status = 'ready', screenSize, boxes, focusedIssueId, maxHeight = 640 } = props;
  const [zoom, setZoom] = useState<Zoom>('fit');
  const captured = useMemo(
    () => (page && status === 'ready' ? capturedPage(page, screenSize) : undefined),
    [page, status, screenSize],
  );
  const index = useMemo(
    () => indexMarkers(captured ? visibleMarkers(boxes, screenSize, captured) : []),
    [boxes, screenSize, captured],
  );
  const miniature = useMiniatureRoom(width, screenSize, captured);
  const height = Math.min(maxHeight, useWindowHeight() * MOST_OF_WINDOW);
  const room = roomForScreen(screenSize, { width: width - miniature.taken, height });
  const { node, setNode, layout } = useScreenLayout(screenSize, captured, room, zoom);
  const fitScale = layout?.fitScale ?? 0;
  useWheelZoom(node, (wheel) => setZoom((now) => zoomByWheel(now, fitScale, wheel)));
  return {
    captured,
    index,
    steps: issueSteps(boxes, focusedIssueId),
    node,
    setNode,
    layout,
    /** Of the device's screen, whether there is a page on it or not. */
    screen: layout?.outer ?? fitDevice(SCREEN_SIZES[screenSize], room),
    miniature,
    fitScale,
    zoom,
    setZoom,
    zoomIn: () => setZoom((now) => zoomIn(now, fitScale)),
    zoomOut: () => setZoom((now) => zoomOut(now, fitScale)),
  };
}
