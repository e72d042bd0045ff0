import {
  goldenMobileFriendlyIssuePages,
  goldenMobileFriendlyIssues,
  goldenProject,
  goldenScan,
} from '@sitelens/golden';
import { afterEach, expect, test } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import type { Mode } from './navigation/mode.ts';
import { pathsIn } from './navigation/paths.ts';
import { fakeService } from './testing/fakeService.ts';
import { openDashboard } from './testing/openDashboard.tsx';
import { isOpenToVisitors } from './testing/publicCalls.ts';
import { renderDashboard } from './testing/renderDashboard.tsx';
import { visitorsService } from './testing/visitorsService.ts';

const { id: projectId } = goldenProject;
const { scanId } = goldenScan;
const [mobilePage] = goldenMobileFriendlyIssuePages('tap-target-too-small').content;
const pageId = mobilePage?.pageId ?? '';
const [, second] = goldenMobileFriendlyIssues(pageId, 'tap-target-too-small').data.issues;
const API = `/api/v1/projects/${projectId}/scans/${scanId}`;
const modes: readonly Mode[] = ['dashboard', 'public'];
const servedIn = { dashboard: fakeService, public: visitorsService };
const TITLE = 'Links and buttons are too small to tap';

afterEach(() => browserPage.viewport(1024, 768));

test('the addresses are those of the specification', () => {
  const { mobileFriendly } = pathsIn.dashboard;
  const scan = `/dashboard/projects/${projectId}/scans/${scanId}`;
  expect(mobileFriendly.latest(projectId)).toBe(`/dashboard/projects/${projectId}/mobile-friendly-test`);
  expect(mobileFriendly.categories(projectId, scanId)).toBe(`${scan}/mobile-friendly-test`);
  expect(mobileFriendly.issue(projectId, scanId, 'h1-below-fold', { sinceLastScan: 'NEW' })).toBe(
    `${scan}/mobile-friendly-test/h1-below-fold?filterSinceLastScan=NEW`,
  );
  expect(pathsIn.public.mobileFriendly.page(projectId, scanId, 'a/b', 'h1-below-fold')).toBe(
    `/projects/${projectId}/scans/${scanId}/mobile-friendly/pages/a%2Fb/h1-below-fold`,
  );
});

test.each(modes)('in %s mode the way from the drawer to an issue on a page, and back', async (mode) => {
  const service = servedIn[mode]();
  const paths = pathsIn[mode].mobileFriendly;
  const { screen, router } = await renderDashboard(pathsIn[mode].project(projectId), service);
  const shown = () => router.state.location.pathname;
  const drawer = screen.getByRole('navigation', { name: 'Main navigation' });
  await drawer.getByRole('link', { name: 'Mobile usability' }).click();
  await expect.poll(shown).toBe(paths.categories(projectId, scanId));
  await expect.poll(() => document.title).toBe('Mobile usability – Harbour & Pine – Sitelens');
  await expect
    .element(drawer.getByRole('link', { name: 'Mobile usability' }))
    .toHaveAttribute('aria-current', 'page');

  await screen.getByRole('link', { name: new RegExp(`^${TITLE}`) }).click();
  await expect.poll(shown).toBe(paths.issue(projectId, scanId, 'tap-target-too-small'));
  await expect.poll(() => document.title).toBe(`${TITLE} – Harbour & Pine – Sitelens`);

  await screen
    .getByRole('link', { name: mobilePage?.pageUrl ?? '' })
    .last()
    .click();
  await expect.poll(shown).toBe(paths.page(projectId, scanId, pageId, 'tap-target-too-small'));
  await expect.element(screen.getByRole('heading', { name: `${TITLE} (2 issues)` })).toBeVisible();
  const crumbs = screen.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect
    .element(crumbs.getByRole('link', { name: 'Mobile usability' }))
    .toHaveAttribute('href', paths.categories(projectId, scanId));
  await expect
    .element(crumbs.getByRole('link', { name: /^Links and buttons/ }))
    .toHaveAttribute('href', paths.issue(projectId, scanId, 'tap-target-too-small'));

  await screen.getByRole('link', { name: 'Back' }).click();
  await expect.poll(shown).toBe(paths.issue(projectId, scanId, 'tap-target-too-small'));
  await screen.getByRole('link', { name: 'Back' }).click();
  await expect.poll(shown).toBe(paths.categories(projectId, scanId));
  if (mode === 'public') {
    expect(service.requests.filter((request) => !isOpenToVisitors(request))).toEqual([]);
  }
});

test.each(modes)('in %s mode without a scan in the address the latest one is meant', async (mode) => {
  const paths = pathsIn[mode].mobileFriendly;
  const { router } = await renderDashboard(paths.latest(projectId), servedIn[mode]());
  await expect.poll(() => router.state.location.pathname).toBe(paths.categories(projectId, scanId));
});

test('before the first scan there is only the overview', async () => {
  const service = servedIn.dashboard();
  service.answer(`GET /api/v1/projects/${projectId}/scans`, () => Response.json([]));
  const { router } = await renderDashboard(pathsIn.dashboard.mobileFriendly.latest(projectId), service);
  await expect.poll(() => router.state.location.pathname).toBe(pathsIn.dashboard.project(projectId));
});

test.each(modes)('in %s mode each list is asked for once, by all that the address says', async (mode) => {
  const service = servedIn[mode]();
  const paths = pathsIn[mode].mobileFriendly;
  const view =
    'order=asc&orderBy=totalPages&page=1&rowsPerPage=25&filterImpact=serious&filterSinceLastScan=NEW';
  const { screen } = await openDashboard(`${paths.categories(projectId, scanId)}?${view}`, service);
  await expect.element(screen.getByRole('button', { name: 'Impact (1)' })).toBeVisible();
  const asked = service.requestsWithQuery.filter((request) => request.includes('/mobile-friendly/'));
  expect(asked.map(sortedQuery)).toEqual([
    sortedQuery(
      `GET ${API}/mobile-friendly/categories?page=1&size=25&order=asc&orderBy=totalPages&filterImpact=serious&filterSinceLastScan=NEW`,
    ),
  ]);
});

test('an issue on a page is asked for at once and once, and a size of another screen is not shown', async () => {
  const service = servedIn.dashboard();
  const address = pathsIn.dashboard.mobileFriendly.page(projectId, scanId, pageId, 'tap-target-too-small');
  const { screen } = await openDashboard(
    `${address}?issue=${second?.id}&size=desktop&filterSinceLastScan=NEW`,
    service,
  );
  const row = screen.getByRole('button', { name: /^Details Issue 2 of 2/ });
  await expect.element(row).toHaveAttribute('aria-expanded', 'true');
  await expect.element(screen.getByRole('radio', { name: /Desktop/ })).not.toBeInTheDocument();
  const issues = `GET ${API}/mobile-friendly/pages/${pageId}/tap-target-too-small`;
  expect(service.requestsWithQuery.filter((request) => request.includes('/pages/')).sort()).toEqual(
    [
      `GET ${API}/pages/${pageId}`,
      `${issues}/boxes?filterSinceLastScan=NEW`,
      `${issues}?page=0&size=10&filterSinceLastScan=NEW`,
    ].sort(),
  );
});

test('who looks for what is new finds it on every list on the way', async () => {
  const paths = pathsIn.dashboard.mobileFriendly;
  const start = `${paths.categories(projectId, scanId)}?filterSinceLastScan=NEW`;
  const { screen, router } = await openDashboard(start, servedIn.dashboard());
  await screen.getByRole('link', { name: new RegExp(`^${TITLE}`) }).click();
  await expect.poll(() => router.state.location.pathname).toMatch(/tap-target-too-small$/);
  expect(router.state.location.search).toBe('?filterSinceLastScan=NEW');
  await screen
    .getByRole('link', { name: mobilePage?.pageUrl ?? '' })
    .last()
    .click();
  await expect.poll(() => router.state.location.pathname).toContain('/pages/');
  expect(router.state.location.search).toBe('?filterSinceLastScan=NEW');
});

test('a scan of before says so, and leads on to a new one', async () => {
  const service = servedIn.dashboard();
  service.answer(`GET ${API}`, () => Response.json({ ...goldenScan, screenSizes: [] }));
  const address = pathsIn.dashboard.mobileFriendly.categories(projectId, scanId);
  const { screen } = await renderDashboard(address, service);
  await expect
    .element(screen.getByRole('heading', { name: 'This scan was made before mobile usability was checked' }))
    .toBeVisible();
  await expect
    .element(screen.getByRole('main').getByRole('button', { name: 'Start crawl' }).last())
    .toBeVisible();
});

test('a scan of before leads to the latest one where that has looked', async () => {
  const { mobileFriendly } = pathsIn.dashboard;
  const service = servedIn.dashboard();
  const earlier = { ...goldenScan, screenSizes: [] };
  const latest = { ...goldenScan, scanId: '01900000-0000-7000-8000-00000000000a' };
  service.answer(`GET ${API}`, () => Response.json(earlier));
  service.answer(`GET ${API.replace(`/${scanId}`, '')}`, () => Response.json([latest, earlier]));
  const { screen } = await renderDashboard(mobileFriendly.categories(projectId, scanId), service);
  await expect
    .element(screen.getByRole('link', { name: 'Show the latest scan' }))
    .toHaveAttribute('href', mobileFriendly.latest(projectId));
  await expect.element(screen.getByText('The latest scan has checked it.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Start crawl' })).toBeVisible();
});

test.each([
  ['the issues', pathsIn.dashboard.mobileFriendly.categories(projectId, scanId)],
  ['an issue’s pages', pathsIn.dashboard.mobileFriendly.issue(projectId, scanId, 'tap-target-too-small')],
  [
    'an issue on a page',
    pathsIn.dashboard.mobileFriendly.page(projectId, scanId, pageId, 'tap-target-too-small'),
  ],
])('%s need no more than 320 pixels', async (_, address) => {
  await browserPage.viewport(320, 640);
  const { screen } = await renderDashboard(address, servedIn.dashboard());
  await expect.element(screen.getByText(/tap-target-too-small/).first()).toBeVisible();
  await expect.poll(() => document.documentElement.scrollWidth).toBe(320);
});

function sortedQuery(request: string): string {
  const [path = '', query = ''] = request.split('?');
  return `${path}?${[...new URLSearchParams(query)]
    .map((pair) => pair.join('='))
    .sort()
    .join('&')}`;
}
