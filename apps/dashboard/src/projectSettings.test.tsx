import { goldenProject, goldenSubscription } from '@sitelens/golden';
import { SitelensProvider } from '@sitelens/ui/theme';
import { createMemoryRouter, useRouteError } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { pathsIn } from './navigation/paths.ts';
import { Component } from './screens/ProjectSettingsScreen.tsx';
import { fakeService } from './testing/fakeService.ts';
import { renderDashboard } from './testing/renderDashboard.tsx';
import { visitorsService } from './testing/visitorsService.ts';

const settings = pathsIn.dashboard.projectSettings(goldenProject.id);
const overview = pathsIn.dashboard.project(goldenProject.id);

function Caught() {
  return <p>{String(useRouteError())}</p>;
}

async function withUnsavedName(service = fakeService()) {
  const { screen, router } = await renderDashboard(settings, service);
  const name = screen.getByRole('textbox', { name: /^Name/ });
  await name.fill('Mine');
  return { screen, router, name };
}

test('the settings have their address, and a title that names the website', async () => {
  const { screen } = await renderDashboard(settings, fakeService());
  await expect.element(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Harbour & Pine');
  expect(document.title).toBe('Project settings – Harbour & Pine – Sitelens');
});

test('in public there are none', async () => {
  const address = pathsIn.public.projectSettings(goldenProject.id);
  await renderDashboard(address, visitorsService());
  await expect.poll(() => document.title).toBe('Not found – Sitelens');
});

test('leaving over what is not saved asks: one stays with it, or goes', async () => {
  const { screen, router, name } = await withUnsavedName();
  await screen.getByRole('link', { name: 'Back' }).click();
  const question = screen.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe(settings);
  await expect.element(name).toHaveValue('Mine');

  await screen.getByRole('link', { name: 'Back' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(() => router.state.location.pathname).toBe(overview);
});

test('nobody is asked about what is saved, or was never changed', async () => {
  const service = fakeService();
  service.answer(`PUT /api/v1/projects/${goldenProject.id}`, () =>
    Response.json({ ...goldenProject, name: 'Mine', revision: 2 }),
  );
  const { screen, router } = await withUnsavedName(service);
  service.answer(`GET /api/v1/projects/${goldenProject.id}`, () =>
    Response.json({ ...goldenProject, name: 'Mine', revision: 2 }),
  );
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Mine' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument();
  await screen.getByRole('link', { name: 'Back' }).click();
  await expect.poll(() => router.state.location.pathname).toBe(overview);
});

test('a project that is deleted leads to the dashboard, whatever had been entered', async () => {
  const service = fakeService();
  service.answer(`DELETE /api/v1/projects/${goldenProject.id}`, () => new Response(null, { status: 204 }));
  const { screen, router } = await withUnsavedName(service);
  await screen.getByRole('button', { name: 'Delete project' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard');
  await expect.element(screen.getByRole('heading', { name: 'Website projects' })).toBeVisible();
  expect(screen.getByText('Leave without saving?').query()).toBeNull();
});

test('who may not change it reads it', async () => {
  const service = fakeService();
  service.answer('GET /api/v1/subscriptions', () =>
    Response.json({ ...goldenSubscription, userRole: 'VIEWER' }),
  );
  const { screen } = await renderDashboard(settings, service);
  await expect.element(screen.getByText('You are not allowed to delete the project.')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: /^Name/ })).toHaveAttribute('readonly');
  expect(screen.getByRole('button', { name: 'Save' }).query()).toBeNull();
});

test('without a project in the address the route is wrong', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const router = createMemoryRouter([{ path: '*', element: <Component />, errorElement: <Caught /> }]);
  const screen = await render(
    <SitelensProvider theme="light">
      <RouterProvider router={router} />
    </SitelensProvider>,
  );
  await expect
    .element(screen.getByText('WrongRouteError: Routed to wrong component: projectId should be set'))
    .toBeVisible();
});
