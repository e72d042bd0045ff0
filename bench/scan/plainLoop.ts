import { SCREEN_SIZE_NAMES, SCREEN_SIZES } from '@sitelens/api-client/contract';
import axe, { type AxeResults } from 'axe-core';
import { launchBrowser } from './benchBrowser.ts';
import type { Contender } from './contender.ts';

/**
 * What one writes in ten minutes with Playwright and axe-core: each page is loaded at each size, the whole
 * result is taken out of it, and a full-page PNG.
 */
export async function openPlainLoop(): Promise<Contender> {
  const browser = await launchBrowser();
  return {
    name: 'plain loop',
    async check(url) {
      let violations = 0;
      for (const screenSize of SCREEN_SIZE_NAMES) {
        const page = await browser.newPage({ viewport: SCREEN_SIZES[screenSize] });
        await page.goto(url, { waitUntil: 'load' });
        for (const frame of page.frames()) await frame.evaluate(axe.source);
        const result: AxeResults = await page.evaluate(
          `axe.run(document, { rules: { 'target-size': { enabled: true } } })`,
        );
        await page.screenshot({ fullPage: true, type: 'png' });
        violations += result.violations.reduce((sum, { nodes }) => sum + nodes.length, 0);
        await page.close();
      }
      return violations;
    },
    close: () => browser.close(),
  };
}
