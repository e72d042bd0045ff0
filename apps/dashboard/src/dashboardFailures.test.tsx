import { createClient } from '@sitelens/api-client';
import { goldenProject, goldenTokenInfo } from '@sitelens/golden';
import { SitelensProvider } from '@sitelens/ui/theme';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Crashed } from './layouts/Crashed.tsx';
import { pathsIn } from './navigation/paths.ts';
import { fakeService } from './testing/fakeService.ts';
import { renderDashboard } from './testing/renderDashboard.tsx';

const TOKEN = 'GET /api/v1/tokeninfo';
const project = pathsIn.dashboard.project(goldenProject.id);
const call = `GET /api/v1/projects/${goldenProject.id}`;

afterEach(() => {
  vi.restoreAllMocks();
});

/** Specification (platform), section 8. */
test('without a session to be had the dashboard says so, and can be asked for again', async () => {
  const service = fakeService();
  service.answer(TOKEN, () => new Response(null, { status: 503 }));
  const { screen } = await renderDashboard('/dashboard', service);
  await expect
    .element(screen.getByText('The dashboard could not be loaded. Please try again later'))
    .toBeVisible();
  service.answer(TOKEN, () => Response.json(goldenTokenInfo));
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Website projects' })).toBeVisible();
});

test('an error that has a status is said to be a technical one', async () => {
  const service = fakeService();
  service.answer(call, () => new Response(null, { status: 500 }));
  const { screen } = await renderDashboard(project, service);
  await expect.element(screen.getByText('Failed to retrieve dashboard')).toBeVisible();
  await expect.element(screen.getByText(/because of a technical error/)).toBeVisible();
});

test('one that has none is not: the connection may be lost', async () => {
  const service = fakeService();
  service.answer(call, () => {
    throw new TypeError('Failed to fetch');
  });
  const { screen } = await renderDashboard(project, service);
  await expect
    .element(screen.getByText('The dashboard could not be loaded. Please try again later'))
    .toBeVisible();
  expect(screen.getByText(/technical error/).elements()).toEqual([]);
});

const mistake = new TypeError('a mistake of ours');

function Broken(): never {
  throw mistake;
}

test('a screen that throws while it is drawn gives way to the crash screen, and is reported', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const report = vi.spyOn(window, 'reportError').mockImplementation(() => undefined);
  const service = fakeService();
  service.answer('GET /api/v1/installation', () =>
    Response.json({ publicScans: true, showsOutbox: false, supportEmail: 'support@sitelens.example' }),
  );
  const client = createClient({ baseUrl: 'http://service.example', fetch: service.fetch });
  const services = { client, queryClient: new QueryClient() };
  const router = createMemoryRouter([
    { path: '*', element: <Broken />, errorElement: <Crashed services={services} /> },
  ]);
  const screen = await render(
    <SitelensProvider theme="light">
      <RouterProvider router={router} />
    </SitelensProvider>,
  );
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Unknown error occurred' }))
    .toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'E-mail support at support@sitelens.example' }))
    .toBeVisible();
  expect(report).toHaveBeenCalledWith(mistake);
});
