/// <reference types="@vitest/browser-playwright" />
import { goldenCategories, goldenProject, goldenScan, goldenScanTrust, runningScan } from '@sitelens/golden';
import { expect, onTestFinished, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { pathsIn } from './navigation/paths.ts';
import { type FakeService, fakeService } from './testing/fakeService.ts';
import { openDashboard } from './testing/openDashboard.tsx';
import { renderDashboard } from './testing/renderDashboard.tsx';
import { visitorsService } from './testing/visitorsService.ts';

const API = `/api/v1/projects/${goldenProject.id}/scans/${goldenScan.scanId}`;
const REPORTING = pathsIn.dashboard.reporting(goldenProject.id, goldenScan.scanId);
const EXPORT = `/export/${goldenProject.id}/scans/${goldenScan.scanId}`;
const PATIENT = { timeout: 15_000 };

function withReport(service: FakeService): FakeService {
  service.answer(`GET ${API}/trust`, () => Response.json(goldenScanTrust));
  // The stand-in's own list has the same rows, whichever of its parts is asked for.
  const { data: rules, facets } = goldenCategories(0, 5);
  const categories = {
    data: rules,
    facets,
    paginationDetails: { totalRecords: 5, currentPage: 0, limit: 50 },
  };
  service.answer(`GET ${API}/accessibility/categories`, () => Response.json(categories));
  service.answer(`GET ${API}/report`, () => Response.json({ status: 'NONE' }));
  return service;
}

test('the report stands below the project’s header, to be printed and made a PDF of', async () => {
  const { screen } = await renderDashboard(REPORTING, withReport(fakeService()));
  const title = screen.getByRole('heading', { level: 2, name: /^Accessibility report of/ });
  await expect.element(title, PATIENT).toBeVisible();
  await expect.poll(() => document.title).toMatch(/^Accessibility report – Harbour & Pine/);
  await expect.element(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Make a PDF' })).toBeVisible();
  await expect.element(screen.getByRole('banner').first()).toBeVisible();
});

test('nothing is printed before the report is written', async () => {
  const service = withReport(fakeService());
  const written = Promise.withResolvers<void>();
  const { screen } = await renderDashboard(REPORTING, {
    ...service,
    fetch: async (input, init) => {
      if (new Request(input, init).url.includes('/accessibility/categories')) await written.promise;
      return service.fetch(input, init);
    },
  });
  const print = screen.getByRole('button', { name: /Print$/ });
  await expect.element(print).toHaveAttribute('aria-disabled', 'true');
  written.resolve();
  await expect
    .element(screen.getByRole('heading', { name: /^Accessibility report of/ }), PATIENT)
    .toBeVisible();
  await expect.element(print).not.toHaveAttribute('aria-disabled', 'true');
});

test('paper takes the report alone', async () => {
  const { screen } = await openDashboard(REPORTING, withReport(fakeService()));
  const title = screen.getByRole('heading', { level: 2, name: /^Accessibility report of/ });
  await expect.element(title, PATIENT).toBeVisible();
  await showAs('print');
  await expect.element(title).toBeVisible();
  for (const name of ['Print', 'Make a PDF', 'Export']) {
    await expect.element(screen.getByRole('button', { name, includeHidden: true })).not.toBeVisible();
  }
  expect([...document.querySelectorAll('header, nav')].filter(isShown).map((part) => part.ariaLabel)).toEqual(
    ['Contents'],
  );
  expect(getComputedStyle(document.documentElement).backgroundColor).toBe('rgb(255, 255, 255)');
});

test('made for print it stands alone, and says by an attribute that it is complete', async () => {
  const { screen } = await renderDashboard(EXPORT, withReport(fakeService()));
  await expect.element(screen.getByRole('heading', { level: 1 }), PATIENT).toBeVisible();
  expect(document.querySelector('[data-report="ready"]')).not.toBeNull();
  expect(screen.getByRole('navigation').all()).toHaveLength(1);
});

test('visitors read what they see of a public project', async () => {
  const { screen } = await renderDashboard(EXPORT, visitorsService());
  await expect.element(screen.getByText('These are partial results'), PATIENT).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Make a PDF' })).not.toBeInTheDocument();
});

test('of a private project a visitor gets none, and who prints it is told so', async () => {
  const service = withReport(fakeService());
  const unauthenticated = () =>
    Response.json({ type: '/problems/unauthenticated', status: 401 }, { status: 401 });
  service.answer(`GET /api/v1/projects/${goldenProject.id}`, unauthenticated);
  const { screen } = await renderDashboard(EXPORT, service);
  await expect.element(screen.getByText('Project does not exist')).toBeVisible();
  expect(document.querySelector('[data-report="failed"]')).not.toBeNull();
});

test('a scan that runs has no report yet', async () => {
  const service = withReport(fakeService());
  service.answer(`GET ${API}`, () => Response.json(runningScan(3)));
  const { screen } = await renderDashboard(REPORTING, service);
  await expect.element(screen.getByText('The scan is still running')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Print' })).not.toBeInTheDocument();
});

test('the header of a project leads to the files and the report of its latest scan', async () => {
  const { screen, router } = await renderDashboard(
    pathsIn.dashboard.project(goldenProject.id),
    withReport(fakeService()),
  );
  await screen.getByRole('button', { name: 'Export' }).click();
  const csv = screen.getByRole('menuitem', { name: 'CSV, for spreadsheets' });
  await expect.element(csv).toHaveAttribute('href', `http://service.example${API}/export?format=csv`);
  await screen.getByRole('menuitem', { name: 'Accessibility report' }).click();
  await expect.poll(() => router.state.location.pathname).toBe(REPORTING);
});

/** For the rest of the test. */
async function showAs(media: 'print'): Promise<void> {
  // Where the media is only emulated, Chromium (153) does not always look at `:has()` again: then it is emulated anew.
  const hasLooked = async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
    await cdp().send('Emulation.setEmulatedMedia', { media });
    return [...document.querySelectorAll('button')].every((button) => !isShown(button));
  };
  await expect.poll(hasLooked).toBe(true);
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  });
}

function isShown(element: Element): boolean {
  return element.checkVisibility();
}
