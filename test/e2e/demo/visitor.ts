import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ScannedDemo } from '../scannedDemo.ts';
import { expectAccessible, expectFit } from '../screen.ts';

/** From a public project's overview to an issue, and to a trial. */
export async function walkDownAsVisitor({ address, project, openAsVisitor }: ScannedDemo): Promise<void> {
  const page = await openAsVisitor();
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });

  await page.goto(`${address}/projects/${project.id}`);
  await page.getByRole('heading', { level: 1, name: project.name }).waitFor();
  const results = page.getByRole('main').getByRole('link', { name: 'Show all accessibility issues' });
  await results.waitFor();
  await expectFit(page);

  await results.click();
  await page.waitForURL(/\/projects\/[^/]+\/scans\/[^/]+\/accessibility$/);
  // The address changes a moment before the overview, which has prompts of its own, has gone.
  await page.getByRole('heading', { level: 2, name: 'Accessibility', exact: true }).waitFor();
  await expectPrompt(page);
  await expectFit(page);

  await page.getByRole('table').getByRole('link').first().click();
  await page.waitForURL(/\/accessibility\/[a-z-]+$/);
  await page.getByRole('table').getByRole('link').first().waitFor();
  await expectFit(page);

  await page.getByRole('table').getByRole('link').first().click();
  await page.waitForURL(/\/accessibility\/pages\/[^/]+\/[a-z-]+$/);
  await page
    .getByRole('heading', { name: /Failing element/ })
    .first()
    .waitFor();
  await expectFit(page);

  expect(refused).toEqual([]);
  await page.context().close();
}

/** The same by a project that is private as by one that is not there. */
export async function askForPrivateProject(demo: ScannedDemo): Promise<void> {
  const { startUrl } = demo.project;
  const privateProject = await demo.createProject('Not for everybody', startUrl);
  const page = await demo.openAsVisitor();
  const seen: (string | null)[] = [];
  for (const id of [privateProject.id, crypto.randomUUID()]) {
    await page.goto(`${demo.address}/projects/${id}`);
    await page.getByRole('heading', { level: 1, name: 'Project does not exist' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).waitFor();
    await expectFit(page);
    seen.push(await page.getByRole('main').textContent());
  }
  expect(seen[0]).toBe(seen[1]);
  await page.context().close();
}

export async function readPlans({ address, openAsVisitor }: ScannedDemo): Promise<void> {
  const page = await openAsVisitor();
  await page.goto(`${address}/projects`);
  await page.waitForURL(`${address}/`);
  await page.getByRole('main').getByRole('link', { name: 'Plans & Pricing' }).waitFor();
  await expectFit(page);

  await page.getByRole('main').getByRole('link', { name: 'Plans & Pricing' }).click();
  await page.getByRole('heading', { level: 1, name: 'Plans & Pricing' }).waitFor();
  await expectFit(page);
  await page.getByRole('main').getByRole('link', { name: 'Start free trial' }).click();
  await page.waitForURL(/\/oidc\//);
  await expectAccessible(page);
  await page.context().close();
}

/** At most five placeholder rows, and a way to a trial that ends on the same page. */
async function expectPrompt(page: Page): Promise<void> {
  const prompt = page.getByRole('main').getByRole('link', { name: 'Start a free trial' });
  await prompt.waitFor();
  const hinted = await page.locator('tr[data-redacted]').count();
  expect(hinted).toBeGreaterThan(0);
  expect(hinted).toBeLessThanOrEqual(5);
  const { pathname } = new URL(page.url());
  expect(await prompt.getAttribute('href')).toBe(
    `/oauth2/authorization/auth0-signup?originUrl=${encodeURIComponent(pathname)}`,
  );
}
