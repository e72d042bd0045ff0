import type { SitelensClient } from '@sitelens/api-client';
import { watchScans } from '@sitelens/api-client/endpoints';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { PromptLinks } from '../findings/PromptLinks.ts';
import { SitelensClientContext } from './SitelensClientContext.ts';
import { VisitContext } from './VisitContext.ts';

export interface SitelensClientProviderProps {
  client: SitelensClient;
  /** The host's own, to share its cache; by default the widgets below have one to themselves. */
  queryClient?: QueryClient;
  /** For visitors without an account: no call is made that needs a session. Default: false. */
  isPublic?: boolean;
  /** Where the prompts beside withheld results lead. Default: the service's own sign-up and plans. */
  promptLinks?: PromptLinks;
  children: ReactNode;
}

/** The one parent of all widgets: whom they ask, where the answers are kept, and who visits. */
export function SitelensClientProvider(props: SitelensClientProviderProps) {
  const { client, queryClient, isPublic = false, promptLinks, children } = props;
  const [own] = useState(() => queryClient ?? new QueryClient());
  const shared = queryClient ?? own;
  const visit = useMemo(() => ({ isPublic, promptLinks }), [isPublic, promptLinks]);
  useEffect(() => watchScans(client, shared), [client, shared]);
  return (
    <SitelensClientContext.Provider value={client}>
      <VisitContext.Provider value={visit}>
        <QueryClientProvider client={shared}>{children}</QueryClientProvider>
      </VisitContext.Provider>
    </SitelensClientContext.Provider>
  );
}
