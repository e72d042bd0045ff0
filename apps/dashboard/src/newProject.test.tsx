import { goldenProject } from '@sitelens/golden';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pathsIn } from './navigation/paths.ts';
import { fakeService } from './testing/fakeService.ts';
import { renderDashboard } from './testing/renderDashboard.tsx';

const created = { ...goldenProject, id: 'new', name: 'www.example.com', scans: [] };

/** A service that takes one project, and has none before. */
function emptyService() {
  const service = fakeService();
  service.answer('GET /api/v1/projects/scans/latest', () => Response.json({ data: [] }));
  service.answer('POST /api/v1/projects', () => Response.json(created, { status: 201 }));
  service.answer('GET /api/v1/projects/new', () => Response.json(created));
  service.answer('GET /api/v1/projects/new/scans', () => Response.json([]));
  return service;
}

/** Specification (platform), section 4. */
test('a project that was created is shown at once: its overview, before the first scan', async () => {
  const { screen, router } = await renderDashboard('/dashboard', emptyService());
  const add = screen.getByRole('button', { name: 'Add website' });
  await expect.element(add).toHaveAttribute('aria-disabled', 'false');
  await add.click();
  await screen.getByRole('textbox', { name: /Website URL/ }).fill('www.example.com');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => router.state.location.pathname).toBe(pathsIn.dashboard.project('new'));
  await expect.element(screen.getByRole('heading', { level: 1, name: 'www.example.com' })).toBeVisible();
  await expect.element(screen.getByText('This website has not been scanned yet')).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('one that was refused leaves the dialog open, and nobody is led away', async () => {
  const service = emptyService();
  const problem = { type: '/problems/project-quota-reached', title: 'No.', status: 402 };
  service.answer('POST /api/v1/projects', () =>
    Response.json({ ...problem, properties: { maxProjects: 10 } }, { status: 402 }),
  );
  const { screen, router } = await renderDashboard('/dashboard', service);
  const add = screen.getByRole('button', { name: 'Add website' });
  await expect.element(add).toHaveAttribute('aria-disabled', 'false');
  await add.click();
  await screen.getByRole('textbox', { name: /Website URL/ }).fill('www.example.com');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(screen.getByText('Only 10 projects are allowed for your subscription. Upgrade to use more.'))
    .toBeVisible();
  expect(router.state.location.pathname).toBe('/dashboard');
});

test('a press anywhere in a row of the list leads to its overview', async () => {
  const { screen, router } = await renderDashboard('/dashboard', fakeService());
  await screen.getByText('Completed').click();
  await expect.poll(() => router.state.location.pathname).toBe(pathsIn.dashboard.project(goldenProject.id));
});
