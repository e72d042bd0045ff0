import { goldenProject, goldenScan } from '@sitelens/golden';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PUBLIC_AUDIT_PARTS } from './navigation/auditParts.ts';
import type { Mode } from './navigation/mode.ts';
import { pathsIn } from './navigation/paths.ts';
import { fakeService } from './testing/fakeService.ts';
import { openDashboard } from './testing/openDashboard.tsx';
import { isOpenToVisitors } from './testing/publicCalls.ts';
import { renderDashboard } from './testing/renderDashboard.tsx';
import { visitorsService } from './testing/visitorsService.ts';

const { id: projectId } = goldenProject;
const { scanId } = goldenScan;
const API = `/api/v1/projects/${projectId}/scans/${scanId}`;
const servedIn = { dashboard: fakeService, public: visitorsService };
const modes: readonly Mode[] = ['dashboard', 'public'];
const auditIn = (mode: Mode) => pathsIn[mode].audits.siteAudit;

test.each(modes)(
  'in %s mode the drawer leads to the latest scan’s audit, and its types to their issues',
  async (mode) => {
    const { screen, router } = await renderDashboard(pathsIn[mode].project(projectId), servedIn[mode]());
    const shown = () => router.state.location.pathname;
    await screen
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'Site audit' })
      .click();
    await expect.poll(shown).toBe(auditIn(mode).overview(projectId, scanId));
    await expect.poll(() => document.title).toBe('Site audit – Harbour & Pine – Sitelens');

    await screen.getByRole('link', { name: 'Broken links' }).click();
    await expect.poll(shown).toBe(auditIn(mode).issues(projectId, scanId, 'BROKEN_LINK'));
    await expect.poll(() => document.title).toBe('Broken links – Harbour & Pine – Sitelens');
    await expect.element(screen.getByText('404 Client error').first()).toBeVisible();
    await expect
      .element(
        screen.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Site audit' }),
      )
      .toHaveAttribute('href', auditIn(mode).overview(projectId, scanId));

    await screen.getByRole('link', { name: 'Back' }).click();
    await expect.poll(shown).toBe(auditIn(mode).overview(projectId, scanId));
  },
);

test.each([
  ['brokenLinks', 'Broken links', 'BROKEN_LINK', 'Broken links'],
  ['duplicateTitles', 'Duplicate titles', 'DUPLICATE_TITLE_TAGS', 'Duplicate titles'],
  [
    'duplicateMetaDescriptions',
    'Duplicate meta descriptions',
    'DUPLICATE_META_DESCRIPTION_TAGS',
    'Duplicate descriptions',
  ],
] as const)('%s are a pair of screens on the public site alone', async (part, name, type, title) => {
  const service = servedIn.public();
  const paths = pathsIn.public.audits[part];
  const { screen, router } = await renderDashboard(paths.latest(projectId), service);
  const shown = () => router.state.location.pathname;
  await expect.poll(shown).toBe(paths.overview(projectId, scanId));
  await expect.poll(() => document.title).toBe(`${name} – Harbour & Pine – Sitelens`);
  await screen.getByRole('table').getByRole('link', { name: title }).click();
  await expect.poll(shown).toBe(paths.issues(projectId, scanId, type));
  await expect.element(screen.getByRole('cell').first()).toBeVisible();
  await screen.getByRole('link', { name: 'Back' }).click();
  await expect.poll(shown).toBe(paths.overview(projectId, scanId));
  expect(service.requests.filter((request) => !isOpenToVisitors(request))).toEqual([]);
});

test.each(PUBLIC_AUDIT_PARTS)('in the dashboard there is no screen of %s', async (part) => {
  const paths = pathsIn.dashboard.audits[part];
  const { screen } = await renderDashboard(paths.overview(projectId, scanId), servedIn.dashboard());
  await expect.poll(() => document.title).toBe('Not found – Sitelens');
  await screen.unmount();
});

test('a type of another part is none here, and is not asked for; from there it leads to those that are', async () => {
  const service = servedIn.public();
  const paths = pathsIn.public.audits.duplicateTitles;
  const { screen } = await renderDashboard(paths.issues(projectId, scanId, 'BROKEN_LINK'), service);
  await expect.element(screen.getByRole('heading', { name: 'No issues of this type' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Show all types' }))
    .toHaveAttribute('href', paths.overview(projectId, scanId));
  expect(service.requests).not.toContain(`GET ${API}/issues/broken-link`);
});

test('of a type that the service doesn’t know there are no issues', async () => {
  const address = auditIn('dashboard').issues(projectId, scanId, 'OF_TOMORROW');
  const { screen } = await renderDashboard(address, servedIn.dashboard());
  await expect.element(screen.getByRole('heading', { name: 'No issues of this type' })).toBeVisible();
});

test.each(modes)(
  'in %s mode each query of a screen is asked once, by what the address says',
  async (mode) => {
    const service = servedIn[mode]();
    const address = auditIn(mode).issues(projectId, scanId, 'BROKEN_LINK');
    const { screen } = await openDashboard(`${address}?page=0&rowsPerPage=25`, service);
    await expect.element(screen.getByText(mode === 'public' ? '1–3 of 3' : '1–4 of 4')).toBeVisible();
    const asked = service.requestsWithQuery.filter((request) => request.startsWith(`GET ${API}/`));
    expect(asked.toSorted()).toEqual([
      `GET ${API}/issues/broken-link?page=0&size=25`,
      `GET ${API}/site-audit/count-by-issue-type`,
    ]);
  },
);

test('what the types are filtered by is in the address, and Back takes it off again', async () => {
  const { screen, router } = await openDashboard(
    auditIn('dashboard').overview(projectId, scanId),
    servedIn.dashboard(),
  );
  await screen.getByRole('button', { name: 'Severity' }).first().click();
  await page
    .getByRole('dialog', { name: 'Severity' })
    .getByRole('checkbox', { name: /^Issue/ })
    .click();
  await expect.poll(() => window.location.search).toBe('?filterSeverity=ISSUE');
  await router.navigate(-1);
  await expect.poll(() => window.location.search).toBe('');
});
