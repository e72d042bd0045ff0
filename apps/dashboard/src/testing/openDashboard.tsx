import { createClient } from '@sitelens/api-client';
import { SitelensProvider } from '@sitelens/ui/theme';
import { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { createRoutes } from '../routes.tsx';
import type { FakeService } from './fakeService.ts';

/**
 * For tests: the whole app at the address of the test's own frame, which views are read from; the frame is led
 * back when the test ends.
 */
export async function openDashboard(address: string, service: FakeService) {
  const own = window.location.href;
  window.history.pushState(null, '', address);
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 5_000, retryDelay: 0 } },
  });
  const client = createClient({ baseUrl: 'http://service.example', fetch: service.fetch });
  const router = createBrowserRouter(createRoutes({ client, queryClient }));
  const screen = await render(
    <SitelensProvider theme="light">
      <RouterProvider router={router} />
    </SitelensProvider>,
  );
  onTestFinished(async () => {
    await screen.unmount();
    router.dispose();
    window.history.replaceState(null, '', own);
  });
  return { screen, router };
}
