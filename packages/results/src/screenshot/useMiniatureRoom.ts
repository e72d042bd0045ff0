import { SCREEN_SIZES, type ScreenSize } from '@sitelens/api-client/contract';
import { useState } from 'react';
import type { CapturedPage } from './capturedPage.ts';
import { MINIATURE_WIDTH } from './geometry/miniatureWidth.ts';

/** Narrower than this, in CSS pixels, the device needs all the room: a phone, a column. */
const LEAST_ROOM = 520;
/** Between the device and its miniature, in CSS pixels. */
export const MINIATURE_GAP = 12;
/** Fewer screens than this are scrolled sooner than jumped. */
const FEWEST_SCREENS = 1.5;

export interface MiniatureRoom {
  /** Whether there is room for one, and a page long enough to need it. */
  readonly isPossible: boolean;
  readonly isShown: boolean;
  readonly toggle: () => void;
  /** Of the viewer's width, in CSS pixels. */
  readonly taken: number;
}

/** Whether a page's miniature is shown beside the device. */
export function useMiniatureRoom(
  width: number,
  screenSize: ScreenSize,
  page: CapturedPage | undefined,
): MiniatureRoom {
  const [isWanted, setIsWanted] = useState(true);
  const device = SCREEN_SIZES[screenSize];
  const screens = page ? (page.captured.height * device.width) / page.captured.width / device.height : 0;
  const isPossible = width >= LEAST_ROOM && screens >= FEWEST_SCREENS;
  const isShown = isPossible && isWanted;
  return {
    isPossible,
    isShown,
    toggle: () => setIsWanted(!isWanted),
    taken: isShown ? MINIATURE_WIDTH + MINIATURE_GAP : 0,
  };
}
