import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { pressOn, waitForFocusIn } from '../keyboard.ts';
import { expectFit } from '../screen.ts';
import type { Platform } from './platform.ts';

/** What the specification says of each (platform, section 8). */
const BAD_URLS = [
  ['ftp://files.example.com', 'The given url is not valid. Please provide a valid url.'],
  ['intranet', 'The given url has no top-level domain.'],
  ['http://10.0.0.1/', 'A private IP address is not supported; consider a tunnelling service.'],
] as const;

/** By keyboard alone, over an error of each kind. */
export async function addWebsite(platform: Platform): Promise<void> {
  const page = await platform.open('OWNER');
  await page.goto(`${platform.address}/dashboard`);
  await page.getByRole('heading', { name: 'There are no projects' }).waitFor();
  await expectFit(page);
  await pressOn(page.getByRole('button', { name: 'Add website' }).first());
  const dialog = page.getByRole('dialog', { name: 'New project' });
  await waitForFocusIn(dialog);
  const startUrl = dialog.getByLabel(/Website URL/);
  for (const [typed, error] of BAD_URLS) {
    await startUrl.fill(typed);
    await page.keyboard.press('Enter');
    await dialog.getByText(error).waitFor();
    await dialog.getByText('Please fill in the required fields and submit again').waitFor();
    await expectFocus(startUrl);
  }
  await expectFit(page);
  await startUrl.fill(`127.0.0.1:${platform.slowSite.port}`);
  const name = dialog.getByLabel('Name');
  await expect.poll(() => name.inputValue()).toBe('127.0.0.1');
  await name.fill('Slow website');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/dashboard\/projects\/[\da-f-]+$/);
  await page.getByRole('heading', { level: 1, name: 'Slow website' }).waitFor();
  await page.getByRole('heading', { name: 'This website has not been scanned yet' }).waitFor();
  await expectFit(page);

  await page.goto(`${platform.address}/dashboard`);
  const search = page.getByRole('textbox', { name: 'Search websites' });
  await search.fill('nothing like it');
  await page.getByText('No projects found that match the search query').waitFor();
  await search.press('Escape');
  await page
    .getByRole('table')
    .getByRole('link', { name: /Slow website/ })
    .waitFor();
  await page.context().close();
}

/** Neither tab's changes are lost without its reader's word. */
export async function editInTwoTabs(platform: Platform): Promise<void> {
  const id = await platform.createProject({ name: 'Two tabs', startUrl: `${platform.slowSite.url}/` });
  const one = await platform.open('OWNER');
  const other = await one.context().newPage();
  for (const tab of [one, other]) {
    await tab.goto(`${platform.address}/dashboard/projects/${id}/settings`);
    await tab.getByLabel('Name').waitFor();
  }
  await other.getByRole('tab', { name: 'Crawl' }).click();
  await other.getByLabel('Max pages').fill('7');

  await one.getByLabel('Name').fill('Renamed in one tab');
  await one.keyboard.press('Enter');
  await one.getByText('Project saved successfully').waitFor();
  await one.getByRole('heading', { level: 1, name: 'Renamed in one tab' }).waitFor();

  await other.getByLabel('Max pages').press('Enter');
  const changed = other.getByRole('region', {
    name: 'Somebody else has changed the settings of this project',
  });
  await changed.waitFor();
  await expectFit(other);
  expect(await cells(changed)).toEqual([
    ['Name', 'Two tabs', 'Renamed in one tab'],
    ['Max pages', '7', '100'],
  ]);
  expect(await other.getByLabel('Max pages').inputValue()).toBe('7');
  await pressOn(changed.getByRole('button', { name: 'Save mine over them' }));
  await other.getByText('Project saved successfully').waitFor();
  await other.getByRole('heading', { level: 1, name: 'Two tabs' }).waitFor();

  // Nothing is entered there: it shows what is, as soon as it is looked at.
  await one.reload();
  await expect.poll(() => one.getByLabel('Name').inputValue()).toBe('Two tabs');
  await one.context().close();
}

export async function leaveUnsaved(platform: Platform): Promise<void> {
  const id = await platform.createProject({ name: 'Left unsaved', startUrl: `${platform.slowSite.url}/` });
  const page = await platform.open('OWNER');
  await page.goto(`${platform.address}/dashboard/projects/${id}`);
  await page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
  await page.getByLabel('Name').fill('Not saved yet');
  const overview = page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Overview' });
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await overview.click();
  await expectFocus(question.getByRole('button', { name: 'Cancel' }));
  await expectFit(page);
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'detached' });
  expect(await page.getByLabel('Name').inputValue()).toBe('Not saved yet');

  await page.goBack();
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  expect(await page.getByLabel('Name').inputValue()).toBe('Not saved yet');

  await pressOn(overview);
  await pressOn(question.getByRole('button', { name: 'Leave' }));
  await page.waitForURL(`**/projects/${id}`);
  await page.getByRole('heading', { level: 1, name: 'Left unsaved' }).waitFor();
  await page.goBack();
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Left unsaved');
  await page.context().close();
}

/** The first way out is not to do it. */
export async function deleteProject(platform: Platform): Promise<void> {
  const id = await platform.createProject({ name: 'To be deleted', startUrl: `${platform.slowSite.url}/` });
  const page = await platform.open('MEMBER');
  await page.goto(`${platform.address}/dashboard/projects/${id}/settings`);
  const open = page.getByRole('button', { name: 'Delete project' });
  const question = page.getByRole('dialog', { name: /^Delete .*To be deleted/ });
  await pressOn(open);
  await expectFocus(question.getByRole('button', { name: 'Cancel' }));
  await expectFit(page);
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'detached' });
  await expectFocus(open);

  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.waitForURL(`${platform.address}/dashboard`);
  await page.getByText(/To be deleted.* has been deleted/).waitFor();
  await expect.poll(() => page.getByRole('table').getByText('To be deleted').count()).toBe(0);
  await page.goto(`${platform.address}/dashboard/projects/${id}`);
  await page.getByRole('heading', { level: 1, name: 'Project does not exist' }).waitFor();
  await expectFit(page);
  await page.context().close();
}

/** However fast somebody clicks, it is one scan. */
export async function startOnce(platform: Platform): Promise<void> {
  const page = await platform.open('MEMBER');
  await page.goto(`${platform.address}/dashboard`);
  await page
    .getByRole('table')
    .getByRole('link', { name: /Slow website/ })
    .click();
  await page.getByRole('button', { name: 'Start crawl' }).first().waitFor();
  const started: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/scans')) started.push(request.url());
  });
  await page.getByRole('button', { name: 'Start crawl' }).first().dblclick();
  await page.getByText('Running', { exact: true }).first().waitFor();
  await page.getByRole('heading', { name: 'Scan in progress' }).waitFor();
  expect(started).toHaveLength(1);
  const { pathname } = new URL(page.url());
  const scans = pathname.replace('/dashboard', '/api/v1');
  const answer = await page.request.get(`${platform.address}${scans}/scans`);
  expect(await answer.json()).toHaveLength(1);
  expect(await page.getByRole('button', { name: 'Start crawl' }).count()).toBe(0);
  await expectFit(page);
  await page.context().close();
}

async function cells(table: Locator): Promise<(string | null)[][]> {
  const rows = await table.locator('tbody tr').all();
  return Promise.all(rows.map((row) => row.locator('th, td').allTextContents()));
}

async function expectFocus(control: Locator): Promise<void> {
  await expect.poll(() => control.evaluate((element) => element === document.activeElement)).toBe(true);
}
