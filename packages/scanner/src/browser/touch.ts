import type { ScreenSize } from '@sitelens/api-client/contract';
import type { CDPSession } from 'playwright-core';

/** Whether a screen of that size is used by finger: no mouse, nothing to hover with, a coarse pointer. */
export const HAS_TOUCH = {
  desktop: false,
  tablet: true,
  phone: true,
} as const satisfies Record<ScreenSize, boolean>;

/** As phones and tablets tell; some pages take 1 for a laptop's. */
const MAX_TOUCH_POINTS = 5;

/**
 * Gives the documents of that session the pointer of a size, at once and for those that follow. Nothing is
 * taken away: Chromium has no mouse any more where touch has been switched off.
 */
export async function givePointer(session: Pick<CDPSession, 'send'>, screenSize: ScreenSize): Promise<void> {
  if (!HAS_TOUCH[screenSize]) return;
  await session.send('Emulation.setTouchEmulationEnabled', {
    enabled: true,
    maxTouchPoints: MAX_TOUCH_POINTS,
  });
}
