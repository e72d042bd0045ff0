import { SCREEN_SIZES, type ScreenSize } from '@sitelens/api-client/contract';
import { givePointer } from '../browser/touch.ts';
import { sessionsOfFrames } from './frameTree.ts';
import { awaitView } from './inPage/settleLayout.ts';
import { call, type World } from './isolatedWorld.ts';
import type { Visit } from './visit.ts';

/**
 * Gives the page's view another size, its screen with it, and that size's pointer; answers once the page has
 * been laid out so.
 */
export async function sizeView(
  { page, session }: Visit,
  world: World,
  screenSize: ScreenSize,
): Promise<void> {
  const size = SCREEN_SIZES[screenSize];
  const inner = await sessionsOfFrames(page);
  await givePointer(session, screenSize);
  // A frame may have gone since.
  await Promise.all([...inner.values()].map((frame) => givePointer(frame, screenSize).catch(() => {})));
  await page.setViewportSize({ ...size });
  await call(world, awaitView, size.width, size.height);
}
