import type { Installation } from '../contract/types.ts';
import type { SitelensClient } from '../http/client.ts';
import { installationKey } from './queryKeys.ts';
import { anObject, read } from './read.ts';
import { type ReadQuery, readQuery } from './readQuery.ts';
import { retryUnlessRefused } from './retry.ts';

/** What this installation offers: it is open to everybody, and changes only when the service starts anew. */
export function installation(client: SitelensClient, signal?: AbortSignal): Promise<Installation> {
  return read(client, (wire) => wire.GET('/api/v1/installation', { signal: signal ?? null }), anObject);
}

/** {@link installation} as a query of TanStack Query, which is asked once in a page's life. */
export function installationQuery(client: SitelensClient): ReadQuery<Installation> {
  return readQuery({
    queryKey: installationKey(client),
    queryFn: ({ signal }) => installation(client, signal),
    retry: retryUnlessRefused,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}
