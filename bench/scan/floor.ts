import { SCREEN_SIZE_NAMES, SCREEN_SIZES } from '@sitelens/api-client/contract';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { launchBrowser } from './benchBrowser.ts';
import type { Contender } from './contender.ts';

/**
 * The least that has to be done: one navigation, then at each size axe-core inside the page and one capture
 * of all of it. No waiting, no proxy, no measuring of boxes, no isolation from the page's scripts.
 */
export async function openFloor(): Promise<Contender> {
  const browser = await launchBrowser();
  return {
    name: 'floor',
    async check(url) {
      const context = await browser.newContext({ viewport: SCREEN_SIZES.desktop });
      const page = await context.newPage();
      await page.goto(url, { waitUntil: 'load' });
      for (const frame of page.frames()) await frame.evaluate(axe.source);
      let violations = 0;
      for (const screenSize of SCREEN_SIZE_NAMES) {
        if (screenSize !== 'desktop') await page.setViewportSize(SCREEN_SIZES[screenSize]);
        const found = await page.evaluate<number>(COUNT_VIOLATIONS);
        violations += found;
        await capture(page);
      }
      await context.close();
      return violations;
    },
    close: () => browser.close(),
  };
}

const COUNT_VIOLATIONS = `axe
  .run(document, { rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })
  .then(({ violations }) => violations.reduce((sum, { nodes }) => sum + nodes.length, 0))`;

async function capture(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { cssContentSize } = await session.send('Page.getLayoutMetrics');
  const { width, height } = cssContentSize;
  await session.send('Page.captureScreenshot', {
    format: 'jpeg',
    quality: 80,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  await session.detach();
}
