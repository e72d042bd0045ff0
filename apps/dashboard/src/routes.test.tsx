import {
  goldenExpiredSubscription,
  goldenPages,
  goldenProject,
  goldenPublicProject,
  goldenScan,
  redactedCategories,
} from '@sitelens/golden';
import { expect, test, vi } from 'vitest';
import { pathsIn } from './navigation/paths.ts';
import { fakeService } from './testing/fakeService.ts';
import { renderDashboard } from './testing/renderDashboard.tsx';

const paths = pathsIn.dashboard;
const project = paths.project(goldenProject.id);
const categories = paths.accessibility(goldenProject.id, goldenScan.scanId);
const page = goldenPages.find(({ url }) => url.endsWith('/shop/jackets'));

test('the way from the list to an issue, by its links', async () => {
  const { screen, router } = await renderDashboard('/dashboard', fakeService());
  await screen.getByRole('link', { name: /Harbour & Pine/ }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Harbour & Pine' })).toBeVisible();
  expect(router.state.location.pathname).toBe(project);

  await screen.getByRole('link', { name: 'Show all accessibility issues' }).click();
  await screen.getByRole('link', { name: /Image has no text alternative/ }).click();
  await expect.poll(() => document.title).toBe('Image has no text alternative – Harbour & Pine – Sitelens');

  await screen.getByRole('link', { name: /night-on-the-ridge/ }).click();
  await expect.element(screen.getByRole('region', { name: 'Screenshot with marked issues' })).toBeVisible();
  await screen.getByRole('link', { name: 'Back' }).click();
  await expect.poll(() => router.state.location.pathname).toBe(`${categories}/image-alt`);
});

test('each address of the specification shows its screen', async () => {
  const at = async (address: string, title: string) => {
    const { screen } = await renderDashboard(address, fakeService());
    await expect.poll(() => document.title).toBe(`${title} – Sitelens`);
    await screen.unmount();
  };
  await at('/dashboard', 'Website projects');
  await at('/dashboard/projects', 'Website projects');
  await at('/dashboard/color-contrast', 'Colour contrast checker for WCAG 2.2');
  await at('/dashboard/settings', 'Profile settings');
  await at(project, 'Overview – Harbour & Pine');
  await at(categories, 'Accessibility – Harbour & Pine');
  await at(`${categories}/button-name`, 'Button has no text – Harbour & Pine');
  await at(`${categories}/pages/${page?.id}/button-name`, 'Issues on the page – Harbour & Pine');
  await at('/dashboard/nowhere', 'Not found');
  await at(`${project}/nowhere`, 'Not found');
  await at('/nowhere', 'Not found');
});

test('the address of the list leads to the dashboard', async () => {
  const { router } = await renderDashboard('/dashboard/projects', fakeService());
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard');
});

test.each(['/dashboard/nowhere', `${project}/nowhere`])(
  '%s leads back to the dashboard alone',
  async (address) => {
    const { screen } = await renderDashboard(address, fakeService());
    const found = screen.getByRole('main').getByRole('link', { name: 'Go to the dashboard' });
    await expect.element(found).toHaveAttribute('href', '/dashboard');
    await expect.element(screen.getByRole('link', { name: 'Go to the start page' })).not.toBeInTheDocument();
  },
);

test('without a scan in the address the latest one is meant', async () => {
  const { router } = await renderDashboard(`${project}/accessibility`, fakeService());
  await expect.poll(() => router.state.location.pathname).toBe(categories);
});

test('before the first scan there is only the overview', async () => {
  const service = fakeService();
  service.answer(`GET /api/v1/projects/${goldenProject.id}/scans`, () => Response.json([]));
  const { screen, router } = await renderDashboard(`${project}/accessibility`, service);
  await expect.element(screen.getByText('This website has not been scanned yet')).toBeVisible();
  expect(router.state.location.pathname).toBe(project);
});

test('on a change of screen the focus goes to its start', async () => {
  const { screen } = await renderDashboard('/dashboard', fakeService());
  await screen.getByRole('link', { name: /Harbour & Pine/ }).click();
  await expect.element(screen.getByRole('main')).toHaveFocus();
});

test('the queries of a screen are started together, and each only once', async () => {
  const service = fakeService();
  const { screen } = await renderDashboard(project, service);
  await expect.element(screen.getByRole('heading', { name: 'Latest scan' })).toBeVisible();
  const path = `/api/v1/projects/${goldenProject.id}`;
  expect(service.requests.slice(0, 4).sort()).toEqual([
    `GET ${path}`,
    `GET ${path}/scans`,
    'GET /api/v1/subscriptions',
    'GET /api/v1/tokeninfo',
  ]);
  await expect.element(screen.getByRole('row', { name: /button-name/ })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /fixed issues/ })).toBeVisible();
  expect(service.requests).toContain(`GET ${path}/scans/accessibility/statistics`);
  expect(service.requestsWithQuery).toEqual([...new Set(service.requestsWithQuery)]);
});

test('the overview’s two tables are asked for by parameters of their own', async () => {
  const service = fakeService();
  await renderDashboard(`${project}?page=1&similarOrderBy=ruleId&similarPage=2`, service);
  const scan = `/api/v1/projects/${goldenProject.id}/scans/${goldenScan.scanId}`;
  await expect.poll(() => service.requestsWithQuery).toContain(`GET ${scan}/pages?page=1&size=10`);
  expect(service.requestsWithQuery).toContain(
    `GET ${scan}/accessibility/common-components?page=2&size=10&order=desc&orderBy=ruleId`,
  );
});

test('a severity leads to its categories', async () => {
  const { screen, router } = await renderDashboard(project, fakeService());
  await screen.getByRole('link', { name: 'Show 19 issues: Critical' }).click();
  await expect.poll(() => router.state.location.pathname).toBe(categories);
  expect(router.state.location.search).toBe('?filterImpact=critical');
});

test('a similar issue leads to itself on its page', async () => {
  const { screen, router } = await renderDashboard(project, fakeService());
  await screen
    .getByRole('button', { name: /^Details/ })
    .first()
    .click();
  await screen.getByRole('link', { name: 'All issues of this rule on this page' }).click();
  await expect.poll(() => router.state.location.pathname).toMatch(`${categories}/pages/`);
  expect(router.state.location.search).toMatch(/^\?issue=/);
});

test('a public project’s link is in its menu, and only there', async () => {
  const own = await renderDashboard(project, fakeService());
  await own.screen.getByRole('button', { name: 'More actions' }).click();
  await expect.element(own.screen.getByRole('menuitem', { name: 'Delete project' })).toBeVisible();
  await expect.element(own.screen.getByRole('menuitem', { name: /public link/ })).not.toBeInTheDocument();
  await own.screen.unmount();

  const service = fakeService();
  service.answer(`GET /api/v1/projects/${goldenProject.id}`, () =>
    Response.json({ ...goldenProject, isPublic: true }),
  );
  const { screen } = await renderDashboard(project, service);
  await screen.getByRole('button', { name: 'More actions' }).click();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await screen.getByRole('menuitem', { name: 'Copy public link' }).click();
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/projects/${goldenProject.id}`);
});

test("who only reads another organisation's public project can't start scans of it nor delete it", async () => {
  const service = fakeService();
  service.answer(`GET /api/v1/projects/${goldenProject.id}`, () => Response.json(goldenPublicProject));
  const { screen } = await renderDashboard(project, service);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Harbour & Pine' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Show all accessibility issues' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start crawl' }).query()).toBeNull();
  expect(screen.getByRole('button', { name: 'More actions' }).query()).toBeNull();
});

test('after the trial the prompt leads to the plans', async () => {
  const service = fakeService();
  const scan = `GET /api/v1/projects/${goldenProject.id}/scans/${goldenScan.scanId}`;
  service.answer('GET /api/v1/subscriptions', () => Response.json(goldenExpiredSubscription));
  service.answer(`${scan}/accessibility/categories`, () =>
    Response.json(redactedCategories('TRIAL_EXPIRED')),
  );
  const { screen, router } = await renderDashboard(categories, service);
  await screen.getByRole('link', { name: 'Pick a plan' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/pricing');
});
