import type { SitelensClient } from '@sitelens/api-client';
import { watchScans } from '@sitelens/api-client/endpoints';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { SitelensClientContext } from './SitelensClientContext.ts';

export interface SitelensClientProviderProps {
  client: SitelensClient;
  /** The host's own, to share its cache; by default the widgets below have one to themselves. */
  queryClient?: QueryClient;
  children: ReactNode;
}

/** The one parent of all widgets: whom they ask, and where the answers are kept. */
export function SitelensClientProvider({ client, queryClient, children }: SitelensClientProviderProps) {
  const [own] = useState(() => queryClient ?? new QueryClient());
  const shared = queryClient ?? own;
  useEffect(() => watchScans(client, shared), [client, shared]);
  return (
    <SitelensClientContext.Provider value={client}>
      <QueryClientProvider client={shared}>{children}</QueryClientProvider>
    </SitelensClientContext.Provider>
  );
}
