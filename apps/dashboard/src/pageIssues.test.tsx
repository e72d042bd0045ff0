import { goldenIssueBoxes, goldenPages, goldenProject, goldenScan } from '@sitelens/golden';
import { expect, test } from 'vitest';
import { pathsIn } from './navigation/paths.ts';
import { fakeService } from './testing/fakeService.ts';
import { openDashboard } from './testing/openDashboard.tsx';

const jackets = goldenPages.find(({ url }) => url.endsWith('/shop/jackets'));
const pageId = jackets?.id ?? '';
const API = `/api/v1/projects/${goldenProject.id}/scans/${goldenScan.scanId}`;
const ISSUES = `${API}/accessibility/pages/${pageId}/color-contrast`;
const [, second] = goldenIssueBoxes(pageId, 'color-contrast').content;

const addressIn = (mode: 'dashboard' | 'public') =>
  pathsIn[mode].page(goldenProject.id, goldenScan.scanId, pageId, 'color-contrast');

test.each(['dashboard', 'public'] as const)(
  'in the %s site the page, its issues and their boxes are asked for at once, and once',
  async (mode) => {
    const service = fakeService();
    const query = 'rowsPerPage=25&filterSinceLastScan=NEW,UNCHANGED';
    const { screen } = await openDashboard(`${addressIn(mode)}?${query}`, service);
    await expect.element(screen.getByRole('button', { name: /^Details Issue 1 of 2/ })).toBeVisible();
    const asked = service.requestsWithQuery.filter((request) => request.includes('/pages/'));
    expect(asked.sort()).toEqual(
      [
        `GET ${API}/pages/${pageId}`,
        `GET ${ISSUES}/boxes?filterSinceLastScan=NEW%2CUNCHANGED`,
        `GET ${ISSUES}?page=0&size=25&filterSinceLastScan=NEW%2CUNCHANGED`,
      ].sort(),
    );
  },
);

test('a link to an issue and a size shows both; stepping on is in the address, and Back leads away', async () => {
  const address = addressIn('dashboard');
  const { screen, router } = await openDashboard(`${address}?issue=${second?.id}&size=phone`, fakeService());
  const row = screen.getByRole('button', { name: /^Details Issue 2 of 2/ });
  await expect.element(row).toHaveAttribute('aria-expanded', 'true');
  await expect.element(screen.getByRole('radio', { name: /Phone/ })).toBeChecked();

  await screen.getByRole('button', { name: 'Previous issue' }).click();
  await expect.poll(() => window.location.search).not.toContain(second?.id ?? 'an issue');
  await expect
    .element(screen.getByRole('button', { name: /^Details Issue 1 of 2/ }))
    .toHaveAttribute('aria-expanded', 'true');
  await screen.getByRole('link', { name: 'Back' }).click();
  await expect.poll(() => router.state.location.pathname).toMatch(/color-contrast$/);
});
