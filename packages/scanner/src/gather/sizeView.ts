import { SCREEN_SIZES, type ScreenSize } from '@sitelens/api-client/contract';
import { awaitView } from './inPage/settleLayout.ts';
import { call, type World } from './isolatedWorld.ts';
import type { Visit } from './visit.ts';

/** Gives the page's view another size, and its screen with it; answers once the page has been laid out so. */
export async function sizeView({ page }: Visit, world: World, screenSize: ScreenSize): Promise<void> {
  const size = SCREEN_SIZES[screenSize];
  await page.setViewportSize({ ...size });
  await call(world, awaitView, size.width, size.height);
}
