import { createClient } from '@sitelens/api-client';
import type { Decorator } from '@storybook/react-vite';
import { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { SitelensClientProvider } from '../widgets/SitelensClientProvider.tsx';

/** For stories and tests: nothing is remembered from the one before, and a failure is not waited for. */
function freshClients() {
  return {
    client: createClient({ baseUrl: '' }),
    queryClient: new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } }),
  };
}

function WithClient({ children }: { children: ReactNode }) {
  const [clients] = useState(freshClients);
  return <SitelensClientProvider {...clients}>{children}</SitelensClientProvider>;
}

/** A client around each story; who answers is up to its handlers. */
export const withClient: Decorator = (Story) => (
  <WithClient>
    <Story />
  </WithClient>
);
