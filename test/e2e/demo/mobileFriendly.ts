import { mobileFriendlyTitle } from '@sitelens/results/catalogue';
import { mobileDefects } from '@sitelens/test-site/mobile-defects';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pressOn, readHelp, tabTo } from '../keyboard.ts';
import { choose } from '../results/categories.ts';
import type { ScannedDemo } from '../scannedDemo.ts';
import { elementEdges, expectFit, LOOKS, markerEdges } from '../screen.ts';

const TOO_CLOSE = 'tap-targets-too-close';

/** From the drawer to a box over its element on the phone's screenshot, by keyboard alone. */
export async function walkDownToTheBox(demo: ScannedDemo): Promise<void> {
  const page = await demo.openAsMember();
  await page.goto(`${demo.address}/dashboard/projects/${demo.project.id}`);
  await pressOn(page.getByRole('link', { name: 'Mobile usability', exact: true }));
  await page.waitForURL(`**/scans/${demo.scanId}/mobile-friendly-test`);
  await choose(page, 'Impact', /^Moderate/);
  const ids = new Set(mobileDefects.map(({ issue }) => issue));
  expect(ids.size).toBe(13);
  await expect.poll(() => page.getByRole('table').getByRole('rowheader').count()).toBe(5);

  await pressOn(page.getByRole('rowheader').getByRole('link', { name: mobileFriendlyTitle(TOO_CLOSE) }));
  await page.waitForURL(`**/mobile-friendly-test/${TOO_CLOSE}*`);
  await pressOn(page.getByRole('table').getByRole('link', { name: /\/newsletter$/ }));
  await page.waitForURL(`**/mobile-friendly/pages/*/${TOO_CLOSE}*`);

  const viewer = page.getByRole('region', { name: 'Screenshot with marked issues' });
  await tabTo(viewer.getByRole('button', { name: /^Issue 1 of 1:/ }));
  expect(await viewer.getByText('Tablet').count()).toBe(0);
  await expectBoxOverElement(page, demo);

  await readHelp(page.getByRole('button', { name: 'Fix this issue' }));
  await page.context().close();
}

async function expectBoxOverElement(page: Page, { project }: ScannedDemo): Promise<void> {
  const planted = mobileDefects.find(({ issue }) => issue === TOO_CLOSE);
  if (!planted) throw new Error(`The test site has no ${TOO_CLOSE}.`);
  await page
    .locator('img[src*="/phone-0."]')
    .first()
    .evaluate((image: HTMLImageElement) => image.decode());
  const marker = await markerEdges(page, /^Issue 1 of 1:/, 'phone');
  const itself = await page.context().newPage();
  await itself.setViewportSize({ width: 360, height: 800 });
  await itself.goto(new URL(planted.path, project.startUrl).href);
  const element = await elementEdges(itself, planted.selector);
  await itself.close();
  for (const edge of ['left', 'top', 'right', 'bottom'] as const) {
    expect(Math.abs(marker[edge] - element[edge]), edge).toBeLessThanOrEqual(1);
  }
}

/** Each screen, and each way of drawing issues. */
export async function fitMobileScreens(demo: ScannedDemo): Promise<void> {
  const page = await demo.openAsMember();
  const scan = `${demo.address}/dashboard/projects/${demo.project.id}/scans/${demo.scanId}`;
  await page.goto(`${scan}/mobile-friendly-test`);
  await page.getByRole('table').getByRole('link').first().waitFor();
  await expectFit(page, LOOKS);
  for (const issueId of ['viewport-not-set', 'tap-target-too-small', 'content-wider-than-screen']) {
    await page.goto(`${scan}/mobile-friendly-test/${issueId}`);
    await page.getByRole('table').getByRole('link').first().waitFor();
    if (issueId === 'tap-target-too-small') await expectFit(page, LOOKS);
    await page.getByRole('table').getByRole('link').first().click();
    await page.waitForURL(`**/mobile-friendly/pages/*/${issueId}`);
    const said = issueId === 'viewport-not-set' ? 'Whom it hurts, and how' : 'Failing element';
    await page.getByRole('heading', { name: said }).first().waitFor();
    await expectFit(page, LOOKS);
  }
  await page.context().close();
}
