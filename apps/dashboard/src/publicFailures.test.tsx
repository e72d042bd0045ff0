import { goldenProject } from '@sitelens/golden';
import { expect, test } from 'vitest';
import { pathsIn } from './navigation/paths.ts';
import { fakeService } from './testing/fakeService.ts';
import { isOpenToVisitors } from './testing/publicCalls.ts';
import { renderDashboard } from './testing/renderDashboard.tsx';
import { visitorsService } from './testing/visitorsService.ts';

const project = pathsIn.public.project(goldenProject.id);
const call = `GET /api/v1/projects/${goldenProject.id}`;
const gone = () =>
  Response.json({ type: '/problems/not-found', title: 'Gone', status: 404 }, { status: 404 });
const refused = () => new Response(null, { status: 401 });

test.each([
  ['there is not', gone],
  ['is private', refused],
])('a project that %s: nobody can tell which', async (_, answer) => {
  const service = visitorsService();
  service.answer(call, answer);
  service.answer(`${call}/scans`, answer);
  const { screen, router } = await renderDashboard(project, service);
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Project does not exist' }))
    .toBeVisible();
  await expect.element(screen.getByText(/If it is yours, log in/)).toBeVisible();
  await expect
    .element(screen.getByRole('main').getByRole('link', { name: 'Log in' }))
    .toHaveAttribute('href', expect.stringContaining(`auth0?originUrl=${encodeURIComponent(project)}`));
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await screen.getByRole('link', { name: 'Go to the start page' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/');
});

test('its screens without a scan in the address say the same', async () => {
  const service = visitorsService();
  service.answer(call, refused);
  service.answer(`${call}/scans`, refused);
  const { screen } = await renderDashboard(`${project}/accessibility`, service);
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Project does not exist' }))
    .toBeVisible();
});

test('who is signed in is led to the dashboard, not to the login', async () => {
  const service = fakeService();
  service.answer(call, gone);
  const { screen } = await renderDashboard(project, service);
  await expect.element(screen.getByRole('link', { name: 'Go to the dashboard' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
});

test('another failure offers a reload, which asks for the project again and for no subscription', async () => {
  const service = visitorsService();
  service.answer(call, () => new Response(null, { status: 500 }));
  const { screen } = await renderDashboard(project, service);
  await expect.element(screen.getByText('Failed to retrieve the project')).toBeVisible();
  service.answer(call, () => Response.json(goldenProject));
  service.requests.length = 0;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Harbour & Pine' })).toBeVisible();
  expect(service.requests).toEqual(expect.arrayContaining([call, 'GET /api/v1/tokeninfo']));
  expect(service.requests.filter((request) => !isOpenToVisitors(request))).toEqual([]);
});

test('an address that leads nowhere leads to the start page or to the dashboard', async () => {
  const { screen } = await renderDashboard('/nowhere', visitorsService());
  await expect
    .element(screen.getByRole('link', { name: 'Go to the start page' }))
    .toHaveAttribute('href', '/');
  await expect
    .element(screen.getByRole('link', { name: 'Go to the dashboard' }))
    .toHaveAttribute('href', '/dashboard');
});

test('where it can’t be had who is there, the site is shown as to a visitor', async () => {
  const service = fakeService();
  service.answer('GET /api/v1/tokeninfo', () => new Response(null, { status: 500 }));
  const { screen } = await renderDashboard(project, service);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Harbour & Pine' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Start free trial' })).toBeVisible();
});
