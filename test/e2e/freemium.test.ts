import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ChangingSite, startChangingSite } from './changingSite.ts';
import { expectFit } from './screen.ts';
import { openStage, type Stage } from './stage.ts';

let site: ChangingSite;
let stage: Stage;
let page: Page;

beforeAll(async () => {
  site = await startChangingSite();
  stage = await openStage({ site });
  page = await stage.openWindow();
});

afterAll(async () => {
  await stage?.close();
  await site?.close();
});

/** Of a page with issues, as a person would type it. */
const pageAddress = () => `127.0.0.1:${site.port}/shop/tents`;

/** Each step stands on the one before: together they are a stranger's way to the results of their page. */
it('leads a stranger from the home page to the results of their page, and on to a sign-up', async () => {
  await meetTheHomePage();
  await typeAnAddress();
  await waitForTheResults();
  await seeTheResults();
  await findTheAddressAfterSigningIn();
});

async function meetTheHomePage() {
  await page.goto(`${stage.address}/`);
  await page.getByLabel(/Your website’s address/).waitFor();
  await expectFit(page);
  for (const path of ['/terms', '/privacy', '/pricing']) {
    await page.goto(`${stage.address}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectFit(page);
  }
}

async function typeAnAddress() {
  await page.goto(`${stage.address}/`);
  const field = page.getByLabel(/Your website’s address/);
  await field.fill('http://10.0.0.1/');
  await page.keyboard.press('Enter');
  await page.getByText('A private IP address is not supported; consider a tunnelling service.').waitFor();
  await field.fill(pageAddress());
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/projects\/[\da-f-]+$/);
}

async function waitForTheResults() {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: new RegExp(`127\\.0\\.0\\.1:${site.port}`) }).waitFor();
  await expectFit(page);
  await page.reload();
  await dialog.getByRole('button', { name: 'See the results' }).waitFor({ timeout: 120_000 });
  await expectFit(page);
}

async function seeTheResults() {
  await page.getByRole('button', { name: 'See the results' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Show all accessibility issues' }).waitFor();
  await page.reload();
  await page.getByRole('link', { name: 'Show all accessibility issues' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('link', { name: 'Show all accessibility issues' }).click();
  await page.getByRole('table').getByRole('link').first().waitFor();
  await expectFit(page);
}

async function findTheAddressAfterSigningIn() {
  await page.goto(`${stage.address}/oauth2/authorization/auth0?originUrl=%2Fdashboard`);
  await page.getByLabel('E-mail address').fill('demo@sitelens.example');
  await page.getByLabel('Password', { exact: true }).fill('sitelens-demo');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${stage.address}/dashboard`);
  await page.getByRole('button', { name: 'Add website' }).first().click();
  const startUrl = page.getByRole('dialog').getByLabel(/Website URL/);
  await startUrl.waitFor();
  expect(await startUrl.inputValue()).toBe(pageAddress());
}
