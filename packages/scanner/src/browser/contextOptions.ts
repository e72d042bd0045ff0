import { SCREEN_SIZES, type ScreenSize } from '@sitelens/api-client/contract';
import type { BrowserContextOptions } from 'playwright-core';
import { browserUserAgent } from '../userAgent.ts';
import { HAS_TOUCH } from './touch.ts';

/**
 * A context for one page at one size, which refuses what a visitor without hands would not answer.
 * No mobile emulation at any size: the sizes are viewports with their pointers, and a direct run at the same
 * viewport with touch sees the same page.
 */
export function contextOptions(screenSize: ScreenSize, browserVersion: string): BrowserContextOptions {
  return {
    viewport: { ...SCREEN_SIZES[screenSize] },
    screen: { ...SCREEN_SIZES[screenSize] },
    deviceScaleFactor: 1,
    hasTouch: HAS_TOUCH[screenSize],
    userAgent: browserUserAgent(browserVersion),
    acceptDownloads: false,
    ignoreHTTPSErrors: false,
    serviceWorkers: 'block',
    permissions: [],
  };
}
