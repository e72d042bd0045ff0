import { SCREEN_SIZES, type ScreenSize } from '@sitelens/api-client/contract';
import type { Visit } from './visit.ts';

/** Gives the page's view another size, and its screen with it. */
export async function sizeView({ page }: Visit, screenSize: ScreenSize): Promise<void> {
  await page.setViewportSize({ ...SCREEN_SIZES[screenSize] });
}
