import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { create, signIn } from './member.ts';
import { freePort, type RunningService, runService } from './runningService.ts';
import { expectAccessible, expectFit, openBrowser } from './screen.ts';

let dataDir: string;
let service: RunningService;
let browser: Browser;
let demoProject: Project;
let privateProject: Project;

interface Project {
  readonly id: string;
  readonly name: string;
  readonly startUrl: string;
  readonly scans: { readonly endedAt?: string }[];
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sitelens-public-'));
  browser = await openBrowser();
  service = await runService({ PORT: String(await freePort()), SITELENS_DATA_DIR: dataDir });
  const member = await openAsVisitor();
  await signIn(member, service.address);
  demoProject = await demoScanEnds(member);
  const { startUrl } = demoProject;
  privateProject = await create<Project>(member, '/projects', { name: 'Not for everybody', startUrl });
  await member.context().close();
});

afterAll(async () => {
  await browser?.close();
  await service?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

it('leads a visitor from a public project’s overview to an issue, and to a trial', async () => {
  const page = await openAsVisitor();
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });

  await page.goto(`${service.address}/projects/${demoProject.id}`);
  await page.getByRole('heading', { level: 1, name: demoProject.name }).waitFor();
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
});

it('tells nobody whether a project is private or not there', async () => {
  const page = await openAsVisitor();
  const seen: (string | null)[] = [];
  for (const id of [privateProject.id, crypto.randomUUID()]) {
    await page.goto(`${service.address}/projects/${id}`);
    await page.getByRole('heading', { level: 1, name: 'Project does not exist' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).waitFor();
    await expectFit(page);
    seen.push(await page.getByRole('main').textContent());
  }
  expect(seen[0]).toBe(seen[1]);
  await page.context().close();
});

it('leads from the list of projects to the start page, the plans and a trial', async () => {
  const page = await openAsVisitor();
  await page.goto(`${service.address}/projects`);
  await page.waitForURL(`${service.address}/`);
  await page.getByRole('main').getByRole('link', { name: 'Plans & Pricing' }).waitFor();
  await expectFit(page);

  await page.getByRole('main').getByRole('link', { name: 'Plans & Pricing' }).click();
  await page.getByRole('heading', { level: 1, name: 'Plans & Pricing' }).waitFor();
  await expectFit(page);
  await page.getByRole('main').getByRole('link', { name: 'Start free trial' }).click();
  await page.waitForURL(/\/oidc\//);
  await expectAccessible(page);
  await page.context().close();
});

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

async function openAsVisitor(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  return page;
}

async function demoScanEnds(member: Page): Promise<Project> {
  for (;;) {
    const answer = await member.request.get(`${service.address}/api/v1/projects/scans/latest`);
    const { data }: { data: Project[] } = await answer.json();
    const [project] = data;
    if (project?.scans[0]?.endedAt !== undefined) return project;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
