import { SCREEN_SIZES, type ScreenSize } from '@sitelens/api-client/contract';
import { useLayoutEffect, useMemo, useState } from 'react';
import type { CapturedPage } from './capturedPage.ts';
import { layOutScreen, type ScreenLayout, type Size, type Zoom } from './geometry/screenLayout.ts';

interface LaidOutScreen {
  /** The element that scrolls; nothing until it is there. */
  node: HTMLElement | null;
  /** Takes that element. */
  setNode: (node: HTMLElement | null) => void;
  /** Nothing where there is no screenshot. */
  layout: ScreenLayout | undefined;
}

/** Lays a page out on a device's screen, of which only the thickness of its bar has to be measured. */
export function useScreenLayout(
  screenSize: ScreenSize,
  captured: CapturedPage | undefined,
  room: Size,
  zoom: Zoom,
): LaidOutScreen {
  const [node, setNode] = useState<HTMLElement | null>(null);
  const [bar, setBar] = useState(0);
  const { width, height } = room;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a bar changes with the window's scale, and so does the room.
  useLayoutEffect(() => {
    if (node) setBar(node.offsetWidth - node.clientWidth);
  }, [node, width]);
  const layout = useMemo(() => {
    if (!captured) return undefined;
    const device = SCREEN_SIZES[screenSize];
    return layOutScreen({ device, room: { width, height }, page: captured.captured, zoom, bar });
  }, [screenSize, captured, width, height, zoom, bar]);
  return { node, setNode, layout };
}
