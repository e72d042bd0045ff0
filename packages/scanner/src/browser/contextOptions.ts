import { SCREEN_SIZES, type ScreenSize } from '@sitelens/api-client/contract';
import type { BrowserContextOptions } from 'playwright-core';
import { ROBOTS_TOKEN } from '../userAgent.ts';

/** Where a webmaster reads who we are. */
const ABOUT = 'https://sitelens.example/bot';

/** Chrome's own user agent, with who we are behind it. */
function userAgent(browserVersion: string): string {
  const major = browserVersion.split('.')[0] ?? '0';
  return (
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) ' +
    `Chrome/${major}.0.0.0 Safari/537.36 ${ROBOTS_TOKEN}/0.1 (+${ABOUT})`
  );
}

/**
 * A context for one page at one size, which refuses what a visitor without hands would not answer.
 * No touch and no mobile emulation at any size: the sizes are viewports, and a direct run at the same
 * viewport sees the same page.
 */
export function contextOptions(screenSize: ScreenSize, browserVersion: string): BrowserContextOptions {
  return {
    viewport: { ...SCREEN_SIZES[screenSize] },
    screen: { ...SCREEN_SIZES[screenSize] },
    deviceScaleFactor: 1,
    userAgent: userAgent(browserVersion),
    acceptDownloads: false,
    ignoreHTTPSErrors: false,
    serviceWorkers: 'block',
    permissions: [],
  };
}
