import { createClient } from '@sitelens/api-client';
import { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter } from 'react-router';
import { createReporting } from './reporting/createReporting.ts';
import { createRoutes } from './routes.tsx';
import type { Services } from './services.ts';
import { afterRefusal } from './session/expiry.ts';
import { keepSession } from './session/rememberedSession.ts';

/** What a loader has just fetched is not fetched again by the widget that was waiting for its code. */
const FRESH_FOR_MS = 5_000;

/** Client, cache and router, which know each other: a 401 ends in the address, and loaders fetch. */
export function createDashboard() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: FRESH_FOR_MS } } });
  const client = createClient({ baseUrl: '', onUnauthenticated: handleUnauthenticated });
  const services: Services = { client, queryClient };
  // Before the first loader asks who is there.
  keepSession(services);
  const router = createBrowserRouter(createRoutes(services));

  function handleUnauthenticated() {
    const next = afterRefusal(services, window.location);
    if (next !== undefined) void router.navigate(next, { replace: true });
  }

  return { router, reporting: createReporting(client) };
}
