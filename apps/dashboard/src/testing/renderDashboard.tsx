import { createClient } from '@sitelens/api-client';
import type { ErrorReport } from '@sitelens/ui/reporting';
import { SitelensProvider } from '@sitelens/ui/theme';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { createRoutes } from '../routes.tsx';
import { keepSession } from '../session/rememberedSession.ts';
import type { FakeService } from './fakeService.ts';

interface RenderOptions {
  /** Whether the session is remembered in the browser, as in the real app. Default: false. */
  readonly keepsSession?: boolean;
  readonly onErrorReport?: (report: ErrorReport) => void;
}

/** For tests: the whole app at an address, over a service of our own. */
export async function renderDashboard(address: string, service: FakeService, options: RenderOptions = {}) {
  const { keepsSession = false, onErrorReport } = options;
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 5_000, retryDelay: 0 } },
  });
  const client = createClient({ baseUrl: 'http://service.example', fetch: service.fetch });
  const services = { client, queryClient };
  if (keepsSession) onTestFinished(keepSession(services));
  const router = createMemoryRouter(createRoutes(services), { initialEntries: [address] });
  const screen = await render(
    <SitelensProvider theme="light" {...(onErrorReport && { onErrorReport })}>
      <RouterProvider router={router} />
    </SitelensProvider>,
  );
  return { screen, router, ...services };
}
