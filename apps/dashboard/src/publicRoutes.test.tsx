import { goldenIssues, goldenPages, goldenProject, goldenScan, redactedRulePages } from '@sitelens/golden';
import { afterEach, describe, expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { pathsIn } from './navigation/paths.ts';
import { fakeService } from './testing/fakeService.ts';
import { isOpenToVisitors } from './testing/publicCalls.ts';
import { renderDashboard } from './testing/renderDashboard.tsx';
import { visitorsService } from './testing/visitorsService.ts';

const paths = pathsIn.public;
const project = paths.project(goldenProject.id);
const categories = paths.accessibility(goldenProject.id, goldenScan.scanId);
const withButtons = goldenPages.find(({ id }) => goldenIssues(id, 'button-name').totalElements > 0);

const shownPage = redactedRulePages('FREEMIUM', 'image-alt').content[0]?.pageUrl ?? 'none';

afterEach(() => browserPage.viewport(1024, 768));

test('the way from the overview to an issue stays on the public site', async () => {
  const { screen, router } = await renderDashboard(project, visitorsService());
  await screen.getByRole('link', { name: 'Show all accessibility issues' }).click();
  await expect.poll(() => router.state.location.pathname).toBe(categories);

  await screen.getByRole('link', { name: /Image has no text alternative/ }).click();
  await expect.poll(() => router.state.location.pathname).toBe(`${categories}/image-alt`);

  await screen.getByRole('link', { name: shownPage }).click();
  await expect.poll(() => router.state.location.pathname).toMatch(`${categories}/pages/`);

  await screen.getByRole('link', { name: 'Back' }).click();
  await expect.poll(() => router.state.location.pathname).toBe(`${categories}/image-alt`);
  await screen.getByRole('link', { name: 'Back' }).click();
  await expect.poll(() => router.state.location.pathname).toBe(categories);
  await screen.getByRole('link', { name: 'Back' }).click();
  await expect.poll(() => router.state.location.pathname).toBe(project);
  await screen.getByRole('link', { name: 'Back' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/');
});

test.each([
  ['/', 'Website quality, page by page'],
  ['/home', 'Website quality, page by page'],
  ['/pricing', 'Plans & Pricing for websites and teams'],
  ['/color-contrast', 'Colour contrast checker for WCAG 2.2'],
  ['/terms', 'Terms of Service of this installation'],
  ['/privacy', 'Privacy Policy of this installation'],
  ['/projects', 'Website quality, page by page'],
  ['/projects/unknown', 'Project does not exist'],
  [`${project}/nowhere`, 'Not found'],
  [`${project}/settings`, 'Not found'],
  [project, 'Overview – Harbour & Pine'],
  [`${project}/accessibility`, 'Accessibility – Harbour & Pine'],
  [categories, 'Accessibility – Harbour & Pine'],
  [`${categories}/button-name`, 'Button has no text – Harbour & Pine'],
  [`${categories}/pages/${withButtons?.id}/button-name`, 'Issues on the page – Harbour & Pine'],
])('%s is shown without any call that needs a session', async (address, title) => {
  const service = visitorsService();
  const { screen } = await renderDashboard(address, service);
  await expect.poll(() => document.title).toBe(`${title} – Sitelens`);
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(service.requests.filter((request) => !isOpenToVisitors(request))).toEqual([]);
  expect(service.requests).toContain('GET /api/v1/tokeninfo');
});

test('which projects are public is told to nobody', async () => {
  const { router } = await renderDashboard('/projects', visitorsService());
  await expect.poll(() => router.state.location.pathname).toBe('/');
});

test('without a scan in the address the latest one is meant', async () => {
  const { router } = await renderDashboard(`${project}/accessibility`, visitorsService());
  await expect.poll(() => router.state.location.pathname).toBe(categories);
});

test('before the first scan a visitor is told so, and is not offered to start one', async () => {
  const service = visitorsService();
  service.answer(`GET /api/v1/projects/${goldenProject.id}/scans`, () => Response.json([]));
  const { screen, router } = await renderDashboard(`${project}/accessibility`, service);
  await expect.element(screen.getByText('This website has not been scanned yet')).toBeVisible();
  expect(router.state.location.pathname).toBe(project);
  await expect.element(screen.getByRole('button', { name: 'Start crawl' })).not.toBeInTheDocument();
  expect(service.requests.filter((request) => !isOpenToVisitors(request))).toEqual([]);
});

test('what is withheld is hinted at, and leads to a trial that ends on the same page', async () => {
  const { screen } = await renderDashboard(categories, visitorsService());
  const prompt = screen.getByRole('link', { name: 'Start a free trial' });
  const back = `/oauth2/authorization/auth0-signup?originUrl=${encodeURIComponent(categories)}`;
  await expect.element(prompt).toHaveAttribute('href', expect.stringContaining(back));
  expect(screen.container.querySelectorAll('tr[data-redacted]').length).toBeLessThanOrEqual(5);
});

describe('the shell', () => {
  test('offers a visitor the plans, the way in and a trial, which lead back here', async () => {
    const { screen } = await renderDashboard(categories, visitorsService());
    const bar = screen.getByRole('banner');
    const back = `originUrl=${encodeURIComponent(categories)}`;
    await expect
      .element(bar.getByRole('link', { name: 'Plans & Pricing' }))
      .toHaveAttribute('href', '/pricing');
    const login = bar.getByRole('link', { name: 'Log in' });
    await expect.element(login).toHaveAttribute('href', expect.stringContaining(back));
    const trial = bar.getByRole('link', { name: 'Start free trial' });
    await expect.element(trial).toHaveAttribute('href', expect.stringContaining(back));
    await expect
      .element(trial)
      .toHaveAttribute('href', expect.stringContaining('/oauth2/authorization/auth0-signup?'));
    await expect.element(bar.getByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument();
  });

  test('shows who has a session the way to the dashboard instead', async () => {
    const service = fakeService();
    const { screen } = await renderDashboard(categories, service);
    await expect
      .element(screen.getByRole('link', { name: 'Dashboard' }))
      .toHaveAttribute('href', '/dashboard');
    await expect.element(screen.getByRole('link', { name: 'Start free trial' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'Sign up' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
    expect(service.requests.filter((request) => !isOpenToVisitors(request))).toEqual([]);
  });

  test('has the drawer of the freemium mode, and a header without what members do', async () => {
    const { screen } = await renderDashboard(categories, visitorsService());
    await expect.element(screen.getByRole('link', { name: 'Sign up' })).toBeVisible();
    const entries = screen.getByRole('navigation', { name: 'Main navigation' }).getByRole('listitem');
    expect(entries.elements().map((entry) => entry.textContent)).toEqual([
      'Home',
      'Overview',
      'Accessibility',
      'Mobile usability',
      'Site audit',
      'Colour contrast',
      'Plans & Pricing',
      'Log in',
      'Sign up',
    ]);
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Harbour & Pine' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'More actions' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Start crawl' })).not.toBeInTheDocument();
  });

  test('on a phone the drawer opens by keyboard and holds what the bar has no room for', async () => {
    await browserPage.viewport(320, 640);
    const { screen } = await renderDashboard(categories, visitorsService());
    await expect.element(screen.getByRole('link', { name: 'Start free trial' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Open navigation' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const drawer = screen.getByRole('navigation', { name: 'Main navigation' });
    await expect.element(drawer.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect.element(drawer.getByRole('link', { name: 'Plans & Pricing' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('button', { name: 'Open navigation' })).toHaveFocus();
    expect(document.documentElement.scrollWidth).toBe(320);
  });
});

test('the plans are shown without prices, and say to who has an account what they can do', async () => {
  const visitor = await renderDashboard('/pricing', visitorsService());
  for (const name of ['Standard', 'Pro', 'Enterprise']) {
    await expect.element(visitor.screen.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  await expect
    .element(visitor.screen.getByRole('main').getByRole('link', { name: 'Start free trial' }))
    .toHaveAttribute('href', '/oauth2/authorization/auth0-signup?originUrl=%2Fdashboard');
  await visitor.screen.unmount();

  const { screen } = await renderDashboard('/pricing', fakeService());
  await expect.element(screen.getByText(/Plans can’t be picked here yet/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Start free trial' })).not.toBeInTheDocument();
});
