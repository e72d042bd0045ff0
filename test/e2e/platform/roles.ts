import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { tabTo } from '../keyboard.ts';
import { expectFit } from '../screen.ts';
import { openProject } from './openProject.ts';
import type { Platform } from './platform.ts';

const PROJECT = 'Slow website';

/** Who changes projects sees all that they may do with them. */
export async function seeAsEditor(platform: Platform, role: 'OWNER' | 'MEMBER'): Promise<void> {
  const page = await platform.open(role);
  await openProject(page, platform, PROJECT);
  await page.getByRole('button', { name: 'Export' }).waitFor();
  await page.getByRole('button', { name: 'Start crawl' }).waitFor();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete project' }).waitFor();
  await page.keyboard.press('Escape');
  await openSettings(page);
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Delete project' }).waitFor();
  expect(await page.getByLabel('Name').isEditable()).toBe(true);
  await page.goto(`${platform.address}/dashboard`);
  const add = page.getByRole('button', { name: 'Add website' });
  await expect.poll(() => add.getAttribute('aria-disabled')).not.toBe('true');
  await page.context().close();
}

/** Reads and takes along, and is told why nothing can be changed. */
export async function seeAsViewer(platform: Platform): Promise<void> {
  const page = await platform.open('VIEWER');
  await openProject(page, platform, PROJECT);
  await page.getByRole('button', { name: 'Export' }).waitFor();
  expect(await page.getByRole('button', { name: /Start crawl|More actions/ }).count()).toBe(0);
  expect(await page.getByRole('main').getByRole('link', { name: 'Settings' }).count()).toBe(0);
  await expectFit(page);
  const projectId = idIn(page);
  await page.goto(`${platform.address}/dashboard/projects/${projectId}/settings`);
  await page.getByText('You can see these settings, but not change them').waitFor();
  await page.getByText('You are not allowed to delete the project.').waitFor();
  expect(await page.getByRole('button', { name: /Save|Delete/ }).count()).toBe(0);
  expect(await page.getByLabel('Name').isEditable()).toBe(false);
  await expectFit(page);

  await page.goto(`${platform.address}/dashboard`);
  const add = page.getByRole('button', { name: 'Add website' });
  await tabTo(add);
  await page
    .getByText('Your role does not allow adding websites. Ask an owner of your organisation.')
    .waitFor();
  await page.keyboard.press('Enter');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await expectFit(page);
  expect(await statusesOfChanges(page, projectId)).toEqual({
    create: 403,
    update: 403,
    start: 403,
    delete: 403,
  });
  await page.context().close();
}

/** The owner makes a project public by its settings; a visitor then reads it, and can do nothing to it. */
export async function seeAsVisitor(platform: Platform): Promise<void> {
  const owner = await platform.open('OWNER');
  await openProject(owner, platform, PROJECT);
  const projectId = idIn(owner);
  await openSettings(owner);
  await owner.getByRole('switch', { name: 'Public results' }).check();
  await owner.getByRole('button', { name: 'Save', exact: true }).click();
  await owner.getByText('Project saved successfully').waitFor();
  await owner.context().close();

  const page = await platform.open('visitor');
  await page.goto(`${platform.address}/projects/${projectId}`);
  await page.getByRole('heading', { level: 1, name: PROJECT }).waitFor();
  await page.getByRole('link', { name: 'Show all accessibility issues' }).waitFor();
  const actions = page.getByRole('button', { name: /Start crawl|More actions|Export/ });
  expect(await actions.count()).toBe(0);
  expect(await page.getByRole('main').getByRole('link', { name: 'Settings' }).count()).toBe(0);
  await expectFit(page);
  expect(await statusesOfChanges(page, projectId)).toEqual({
    create: 401,
    update: 401,
    start: 401,
    delete: 401,
  });
  await page.goto(`${platform.address}/dashboard/projects/${projectId}/settings`);
  await page
    .getByRole('dialog', { name: 'Login required' })
    .getByText('You are no longer logged in')
    .waitFor();
  await page.context().close();
}

/** Nothing of the dashboard is there before the address is verified. */
export async function seeAsUnverified(platform: Platform): Promise<void> {
  const page = await platform.open('unverified');
  await page.goto(`${platform.address}/dashboard`);
  await page.getByRole('heading', { name: 'Verify your e-mail address' }).waitFor();
  await page.getByText('unverified@sitelens.example').first().waitFor();
  expect(await page.getByRole('button', { name: 'Add website' }).count()).toBe(0);
  await expectFit(page);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByText('The address has not been verified yet.').waitFor();
  await page.getByRole('button', { name: 'Send the e-mail again' }).click();
  await page.getByText('The e-mail was sent again to unverified@sitelens.example.').waitFor();
  await expectFit(page);
  const changes = await statusesOfChanges(page, crypto.randomUUID());
  expect(changes).toEqual({ create: 403, update: 403, start: 403, delete: 403 });
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(`${platform.address}/`);
  await page.context().close();
}

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
  await page.getByLabel('Name').waitFor();
}

function idIn(page: Page): string {
  const id = /\/projects\/([^/?]+)/.exec(page.url())?.[1];
  if (id === undefined) throw new Error(`${page.url()} is of no project.`);
  return id;
}

/** What the service says of the changes that the screen does not offer. */
function statusesOfChanges(page: Page, projectId: string): Promise<Record<string, number>> {
  return page.evaluate(async (id) => {
    const site = { name: 'Shop', startUrl: 'https://www.example.com/' };
    const calls = {
      create: ['POST', '/api/v1/projects', site],
      update: ['PUT', `/api/v1/projects/${id}`, site],
      start: ['POST', `/api/v1/projects/${id}/scans`, { projectId: id }],
      delete: ['DELETE', `/api/v1/projects/${id}`, { projectId: id }],
    } as const;
    const headers = { 'Content-Type': 'application/json' };
    const statuses: Record<string, number> = {};
    for (const [name, [method, path, content]] of Object.entries(calls)) {
      statuses[name] = (await fetch(path, { method, headers, body: JSON.stringify(content) })).status;
    }
    return statuses;
  }, projectId);
}
