import { goldenProject, goldenPublicProject, goldenScan, runningScan } from '@sitelens/golden';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { savedStartUrl, waitMemory } from './freemium/visitorMemory.ts';
import { type FakeService, fakeService } from './testing/fakeService.ts';
import { renderDashboard } from './testing/renderDashboard.tsx';
import { visitorsService } from './testing/visitorsService.ts';

const VISITS = 'POST /api/v1/public-projects';
const PROJECT = `/projects/${goldenProject.id}`;

beforeEach(() => window.localStorage.clear());
afterEach(async () => {
  window.localStorage.clear();
  await browserPage.viewport(1024, 768);
});

/** A visitor's own page, whose scan stands as given. */
function scanningService(scan: object = runningScan(0)): FakeService {
  const service = visitorsService();
  const project = { ...goldenPublicProject, maxPages: 1, scans: [scan] };
  service.answer(VISITS, () => Response.json(project, { status: 201 }));
  service.answer(`GET /api/v1${PROJECT}`, () => Response.json(project));
  service.answer(`GET /api/v1${PROJECT}/scans`, () => Response.json([scan]));
  return service;
}

describe('the home page', () => {
  test('has one field, leads from it to the scan, and keeps the address for the sign-up', async () => {
    const { screen, router } = await renderDashboard('/', scanningService());
    await screen.getByLabelText(/Your website’s address/).fill('Www.example.com/shop');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => router.state.location.pathname).toBe(PROJECT);
    await expect.element(screen.getByRole('dialog', { name: /Gathering results/ })).toBeVisible();
    expect(savedStartUrl.read()).toBe('Www.example.com/shop');
  });

  test('says at the field what is no address, and sends nothing', async () => {
    const service = scanningService();
    const { screen } = await renderDashboard('/', service);
    await screen.getByRole('button', { name: 'Scan this page' }).click();
    await expect
      .element(screen.getByText('The given url is not valid. Please provide a valid url.'))
      .toBeVisible();
    await expect.element(screen.getByLabelText(/Your website’s address/)).toHaveFocus();
    expect(service.requests).not.toContain(VISITS);
  });

  test('has no field where visitors may have nothing scanned, but the ways in', async () => {
    const service = visitorsService();
    service.answer('GET /api/v1/installation', () =>
      Response.json({ publicScans: false, showsOutbox: false }),
    );
    const { screen } = await renderDashboard('/', service);
    const main = screen.getByRole('main');
    await expect.element(main.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect.poll(() => main.getByRole('textbox').elements().length).toBe(0);
    await expect.element(main.getByRole('link', { name: 'Plans & Pricing' })).toBeVisible();
  });

  test('leads who is signed in to the dashboard, and has an address where it does not', async () => {
    const { router, screen } = await renderDashboard('/', fakeService());
    await expect.poll(() => router.state.location.pathname).toBe('/dashboard');
    await screen.unmount();
    const home = await renderDashboard('/home', fakeService());
    await expect.element(home.screen.getByLabelText(/Your website’s address/)).toBeVisible();
    await expect
      .element(home.screen.getByRole('link', { name: 'Go to the dashboard' }))
      .toHaveAttribute('href', '/dashboard');
  });

  test.each([320, 360, 768, 1920])('needs no scrolling sideways at %i px', async (width) => {
    await browserPage.viewport(width, 800);
    const { screen } = await renderDashboard('/', visitorsService());
    await expect.element(screen.getByLabelText(/Your website’s address/)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(width);
  });
});

describe('the wait', () => {
  test('stands over the screens of a visitor’s page until the results are opened, also after a reload', async () => {
    const first = await renderDashboard(PROJECT, scanningService());
    await expect.element(first.screen.getByRole('dialog')).toBeVisible();
    await first.screen.unmount();

    const second = await renderDashboard(PROJECT, scanningService(goldenScan));
    await second.screen.getByRole('button', { name: 'See the results' }).click();
    await expect.element(second.screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.poll(() => waitMemory.read(goldenScan.scanId)).toBe('seen');
    await second.screen.unmount();

    const third = await renderDashboard(PROJECT, scanningService(goldenScan));
    await expect.element(third.screen.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(third.screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('holds up nobody at a whole website that is public', async () => {
    const service = visitorsService();
    service.answer(`GET /api/v1${PROJECT}/scans`, () => Response.json([runningScan(3)]));
    const { screen } = await renderDashboard(PROJECT, service);
    await expect.element(screen.getByText('Scan in progress')).toBeVisible();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });
});

test('who has signed up finds the address in the dialog for a new project', async () => {
  savedStartUrl.save('https://www.example.com/shop');
  const { screen } = await renderDashboard('/dashboard', fakeService());
  const add = screen.getByRole('button', { name: 'Add website' });
  await expect.element(add).toHaveAttribute('aria-disabled', 'false');
  await add.click();
  await expect.element(screen.getByLabelText(/Website URL/)).toHaveValue('https://www.example.com/shop');
});
