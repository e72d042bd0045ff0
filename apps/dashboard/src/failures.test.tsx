import { createClient } from '@sitelens/api-client';
import { goldenProject } from '@sitelens/golden';
import { SitelensProvider } from '@sitelens/ui/theme';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Crashed } from './layouts/Crashed.tsx';
import { pathsIn } from './navigation/paths.ts';
import type { Services } from './services.ts';
import { type FakeService, fakeService } from './testing/fakeService.ts';
import { renderDashboard } from './testing/renderDashboard.tsx';

const paths = pathsIn.dashboard;
const project = paths.project(goldenProject.id);
const call = `GET /api/v1/projects/${goldenProject.id}`;
const broken = () => new Response(null, { status: 500 });

test('a project that does not exist leads back to the dashboard', async () => {
  const { screen, router } = await renderDashboard(paths.project('gone'), fakeService());
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Project does not exist' }))
    .toBeVisible();
  await screen.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard');
});

test('another failure offers a reload, which asks for user, project and subscription again', async () => {
  const service = fakeService();
  service.answer(call, broken);
  const { screen } = await renderDashboard(project, service);
  await expect.element(screen.getByText('Failed to retrieve dashboard')).toBeVisible();
  service.answer(call, () => Response.json(goldenProject));
  service.requests.length = 0;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Harbour & Pine' })).toBeVisible();
  expect(service.requests).toEqual(
    expect.arrayContaining([call, 'GET /api/v1/subscriptions', 'GET /api/v1/tokeninfo']),
  );
});

test('who is not signed in is asked to, and comes back to the same place', async () => {
  const service = fakeService();
  service.answer('GET /api/v1/tokeninfo', () => Response.json({ authenticated: false }));
  const { screen } = await renderDashboard('/dashboard', service);
  await expect.element(screen.getByText('You are no longer logged in')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Login' })).toHaveFocus();
});

test('after a time-out it says so', async () => {
  const service = fakeService();
  service.answer('GET /api/v1/tokeninfo', () => Response.json({ authenticated: false }));
  const { screen } = await renderDashboard('/dashboard?auth=timeout', service);
  await expect.element(screen.getByText('Your session expired. Please login.')).toBeVisible();
});

test('the start page leads who is signed in to the dashboard, and offers the others to sign in', async () => {
  const signedIn = await renderDashboard('/', fakeService());
  await expect.poll(() => signedIn.router.state.location.pathname).toBe('/dashboard');
  await signedIn.screen.unmount();

  const service = fakeService();
  service.answer('GET /api/v1/tokeninfo', () => Response.json({ authenticated: false }));
  const visitor = await renderDashboard('/', service);
  await expect
    .element(visitor.screen.getByRole('main').getByRole('link', { name: 'Log in' }))
    .toHaveAttribute('href', '/oauth2/authorization/auth0?originUrl=%2Fdashboard');
});

test('what a role may not see says so in the words of the specification', async () => {
  const service = fakeService();
  service.answer('GET /api/v1/projects/scans/latest', () => new Response(null, { status: 403 }));
  const { screen } = await renderDashboard('/dashboard', service);
  await expect
    .element(
      screen.getByText(
        'You are not allowed to use this functionality. Contact your administrator for support.',
      ),
    )
    .toBeVisible();
});

function servicesOf(service: FakeService): Services {
  const client = createClient({ baseUrl: 'http://service.example', fetch: service.fetch });
  return { client, queryClient: new QueryClient() };
}

async function renderWithoutCode(reload: () => boolean, service = fakeService()) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const router = createMemoryRouter(
    [
      {
        errorElement: <Crashed services={servicesOf(service)} reload={reload} />,
        children: [
          {
            index: true,
            lazy: async () => {
              throw new TypeError('Failed to fetch dynamically imported module');
            },
          },
        ],
      },
    ],
    { initialEntries: ['/'] },
  );
  return render(
    <SitelensProvider theme="light">
      <RouterProvider router={router} />
    </SitelensProvider>,
  );
}

test('a tab of an older version, whose code is gone, is loaded anew without a word', async () => {
  const reload = vi.fn(() => true);
  const screen = await renderWithoutCode(reload);
  await expect.poll(() => reload.mock.calls.length).toBe(1);
  expect(screen.container.textContent).toBe('');
  vi.restoreAllMocks();
});

test('a screen that still has no code says so, and offers to load it anew', async () => {
  const silenced = vi.spyOn(window, 'reportError').mockImplementation(() => undefined);
  const screen = await renderWithoutCode(() => false);
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Unknown error occurred' }))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(silenced).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

test('where there is somebody to ask, it says whom', async () => {
  vi.spyOn(window, 'reportError').mockImplementation(() => undefined);
  const service = fakeService();
  service.answer('GET /api/v1/installation', () =>
    Response.json({ publicScans: true, showsOutbox: false, supportEmail: 'support@sitelens.example' }),
  );
  const screen = await renderWithoutCode(() => false, service);
  await expect
    .element(screen.getByRole('link', { name: 'E-mail support at support@sitelens.example' }))
    .toHaveAttribute('href', 'mailto:support@sitelens.example');
  vi.restoreAllMocks();
});
