import { goldenProject, goldenScan } from '@sitelens/golden';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Mode } from './navigation/mode.ts';
import { pathsIn } from './navigation/paths.ts';
import { fakeService } from './testing/fakeService.ts';
import { openDashboard } from './testing/openDashboard.tsx';
import { visitorsService } from './testing/visitorsService.ts';

const API = `/api/v1/projects/${goldenProject.id}/scans/${goldenScan.scanId}/accessibility`;
const categoriesIn = (mode: Mode) => pathsIn[mode].accessibility(goldenProject.id, goldenScan.scanId);
const servedIn = { dashboard: fakeService, public: visitorsService };
const modes: readonly Mode[] = ['dashboard', 'public'];

const VIEW =
  '?order=asc&orderBy=totalPages&page=1&rowsPerPage=25&filterImpact=serious,critical' +
  '&filterTags=wcag2a&filterDisabilitiesAffected=VISUAL&filterSinceLastScan=NEW,UNCHANGED';
const ASKED =
  '?page=1&size=25&order=asc&orderBy=totalPages&filterImpact=critical%2Cserious' +
  '&filterTags=wcag2a&filterDisabilitiesAffected=VISUAL&filterSinceLastScan=NEW%2CUNCHANGED';

const search = () => decodeURIComponent(window.location.search);

function sameQuery(request: string, expected: string): boolean {
  const sorted = (query: string) => [...new URLSearchParams(query)].map(String).sort().join('&');
  const [path, query = ''] = request.split('?');
  const [expectedPath, expectedQuery = ''] = expected.split('?');
  return path === expectedPath && sorted(query) === sorted(expectedQuery);
}

test.each(modes)(
  'in %s mode the categories are asked for once, by all that the address says',
  async (mode) => {
    const service = servedIn[mode]();
    const { screen } = await openDashboard(`${categoriesIn(mode)}${VIEW}`, service);
    await expect.element(screen.getByRole('button', { name: 'Impact (2)' })).toBeVisible();
    const asked = service.requestsWithQuery.filter((request) => request.startsWith(`GET ${API}/categories`));
    expect(asked).toHaveLength(1);
    expect(sameQuery(asked[0] ?? '', `GET ${API}/categories${ASKED}`)).toBe(true);
  },
);

test.each(modes)(
  'in %s mode a rule’s pages are asked for once, by all that the address says',
  async (mode) => {
    const service = servedIn[mode]();
    const address = `${categoriesIn(mode)}/image-alt?order=asc&orderBy=pageUrl&rowsPerPage=50&filterSinceLastScan=FIXED`;
    const { screen } = await openDashboard(address, service);
    await expect.element(screen.getByRole('button', { name: 'Since last scan (1)' })).toBeVisible();
    const asked = service.requestsWithQuery.filter((request) => request.startsWith(`GET ${API}/image-alt`));
    expect(asked).toHaveLength(1);
    const expected = `GET ${API}/image-alt?page=0&size=50&order=asc&orderBy=pageUrl&filterSinceLastScan=FIXED`;
    expect(sameQuery(asked[0] ?? '', expected)).toBe(true);
  },
);

test('what is chosen is in the address, and Back takes it off again', async () => {
  const { screen, router } = await openDashboard(categoriesIn('dashboard'), fakeService());
  await screen.getByRole('button', { name: 'Issues' }).click();
  await expect.poll(() => search()).toBe('?orderBy=totalIssues');
  await screen.getByRole('button', { name: 'Affects' }).click();
  await page
    .getByRole('dialog', { name: 'Affects' })
    .getByRole('checkbox', { name: /^Mobility/ })
    .click();
  await expect.poll(() => search()).toBe('?orderBy=totalIssues&filterDisabilitiesAffected=MOBILITY');
  await router.navigate(-1);
  await expect.poll(() => search()).toBe('?orderBy=totalIssues');
});

test('who looks for what is new finds it on every list on the way', async () => {
  const { screen, router } = await openDashboard(
    `${categoriesIn('dashboard')}?filterSinceLastScan=NEW,FIXED&page=0`,
    fakeService(),
  );
  await screen.getByRole('link', { name: /^Image has no text alternative/ }).click();
  await expect.poll(() => router.state.location.pathname).toBe(`${categoriesIn('dashboard')}/image-alt`);
  const filter = () => new URLSearchParams(window.location.search).get('filterSinceLastScan');
  expect(filter()).toBe('NEW,FIXED');
  await screen.getByRole('link', { name: /night-on-the-ridge/ }).click();
  await expect.poll(() => router.state.location.pathname).toContain('/pages/');
  expect(filter()).toBe('NEW,FIXED');
});
