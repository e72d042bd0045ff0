import { createClient } from '@sitelens/api-client';
import { goldenProject } from '@sitelens/golden';
import { SitelensClientProvider } from '@sitelens/results/widgets';
import { SitelensProvider } from '@sitelens/ui/theme';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { fakeService } from '../testing/fakeService.ts';
import { ProjectLayout } from './ProjectLayout.tsx';

test('a screen that is there before the project is not begun anew: what was entered in it stays', async () => {
  const service = fakeService();
  const answers = Promise.withResolvers<void>();
  const client = createClient({
    baseUrl: 'http://service.example',
    fetch: (...request) => answers.promise.then(() => service.fetch(...request)),
  });
  const children = [{ index: true, element: <input aria-label="Entered" /> }];
  const router = createMemoryRouter(
    [{ path: '/dashboard/projects/:projectId', element: <ProjectLayout />, children }],
    { initialEntries: [`/dashboard/projects/${goldenProject.id}`] },
  );
  const screen = await render(
    <SitelensProvider theme="light">
      <SitelensClientProvider client={client}>
        <RouterProvider router={router} />
      </SitelensClientProvider>
    </SitelensProvider>,
  );
  await screen.getByLabelText('Entered').fill('typed');
  answers.resolve();
  await expect.element(screen.getByRole('heading', { level: 1, name: goldenProject.name })).toBeVisible();
  await expect.element(screen.getByLabelText('Entered')).toHaveValue('typed');
});
