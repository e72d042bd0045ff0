import { createClient } from '@sitelens/api-client';
import { SitelensProvider } from '@sitelens/ui/theme';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { render } from 'vitest-browser-react';
import { createRoutes } from '../routes.tsx';
import type { FakeService } from './fakeService.ts';

/** For tests: the whole app at an address, over a service of our own. */
export async function renderDashboard(address: string, service: FakeService) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 5_000, retryDelay: 0 } },
  });
  const client = createClient({ baseUrl: 'http://service.example', fetch: service.fetch });
  const router = createMemoryRouter(createRoutes({ client, queryClient }), { initialEntries: [address] });
  const screen = await render(
    <SitelensProvider theme="light">
      <RouterProvider router={router} />
    </SitelensProvider>,
  );
  return { screen, router };
}
