import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ChangingSite, startChangingSite } from './changingSite.ts';
import { leaveOut, PLANTED } from './results/plantedSite.ts';
import { elementEdges, expectAccessible, markerEdges } from './screen.ts';
import { openStage, type Stage } from './stage.ts';

const WINDOW = { width: 1920, height: 1080 };

let site: ChangingSite;
let stage: Stage;
let page: Page;

beforeAll(async () => {
  site = await startChangingSite();
  await leaveOut(site);
  stage = await openStage({ site });
  page = await stage.openWindow({ viewport: WINDOW });
});

afterAll(async () => {
  await stage?.close();
  await site?.close();
});

/** Each step stands on the one before: together they are one person's way through the product. */
it('leads from the sign-in to the box over the failing element, and out again', async () => {
  await signIn();
  await addWebsite();
  await watchTheScanEnd();
  await openTheWorstRule();
  await openTheFirstPage();
  await seeTheBoxOverItsElement();
  await signOut();
});

async function signIn() {
  await page.goto(`${stage.address}/dashboard`);
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page);
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /log ?in/i })
    .click();
  await expectAccessible(page);
  await page.getByLabel('E-mail address').fill('demo@sitelens.example');
  await page.getByLabel('Password').fill('sitelens-demo');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${stage.address}/dashboard`);
  await page.getByRole('heading', { name: 'Website projects' }).waitFor();
  await expectAccessible(page);
}

async function addWebsite() {
  await page.getByRole('button', { name: 'Add website' }).first().click();
  await expectAccessible(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Website URL/).fill('http://10.0.0.1/');
  await page.keyboard.press('Enter');
  await dialog.getByText('A private IP address is not supported; consider a tunnelling service.').waitFor();
  await dialog.getByLabel(/Website URL/).fill(`127.0.0.1:${site.port}`);
  await dialog.getByLabel(/Name/).fill('The shop again');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'The shop again', level: 1 }).waitFor();
  await expectAccessible(page);
}

async function watchTheScanEnd() {
  await page.getByRole('button', { name: 'Start crawl' }).first().click();
  await page.getByRole('progressbar').waitFor();
  await expectAccessible(page);
  await page.getByRole('progressbar').waitFor({ state: 'detached', timeout: 240_000 });
  await page.getByText(String(PLANTED.length), { exact: true }).first().waitFor();
  await expectAccessible(page);
}

async function openTheWorstRule() {
  await page.getByRole('link', { name: 'Accessibility', exact: true }).click();
  // Until it is there, the overview with tables of its own may still be.
  await page.getByRole('heading', { level: 2, name: 'Accessibility', exact: true }).waitFor();
  await page.getByRole('table').getByRole('link').first().waitFor();
  await expectAccessible(page);
  await page.getByRole('table').getByRole('link').first().click();
  await page.waitForURL(/\/accessibility\/image-alt/);
}

async function openTheFirstPage() {
  await page.getByRole('link', { name: /\/shop\/tents/ }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: /\/shop\/tents/ }).click();
  await page.waitForURL(/\/accessibility\/pages\/[^/]+\/image-alt/);
}

async function seeTheBoxOverItsElement() {
  const first = /^Issue 1 of 2:/;
  await page.getByRole('button', { name: first }).waitFor();
  await page
    .getByRole('region', { name: 'Screenshot with marked issues' })
    .locator('img[src*="/desktop-0."]')
    .evaluate((image: HTMLImageElement) => image.decode());
  await expectAccessible(page);
  const marker = await markerEdges(page, first);

  const itself = await stage.openWindow({ viewport: WINDOW });
  await itself.goto(`${site.url}/shop/tents`);
  const element = await elementEdges(itself, '#ridgeline-photo');
  await itself.close();
  for (const edge of ['left', 'top', 'right', 'bottom'] as const) {
    expect(Math.abs(marker[edge] - element[edge]), edge).toBeLessThanOrEqual(1);
  }
}

async function signOut() {
  await page.getByRole('button', { name: /demo@sitelens\.example/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL(`${stage.address}/`);
  const answer = await page.request.get(`${stage.address}/api/v1/users/current`);
  expect(answer.status()).toBe(401);
}
