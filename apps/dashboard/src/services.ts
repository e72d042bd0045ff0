import type { SitelensClient } from '@sitelens/api-client';
import type { QueryClient } from '@tanstack/react-query';

/** What loaders and screens share: whom to ask, and where the answers are kept. */
export interface Services {
  readonly client: SitelensClient;
  readonly queryClient: QueryClient;
}
