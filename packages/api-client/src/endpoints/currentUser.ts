import type { User } from '../contract/types.ts';
import type { SitelensClient } from '../http/client.ts';
import { currentUserKey } from './queryKeys.ts';
import { anObject, read } from './read.ts';
import { type ReadQuery, readQuery } from './readQuery.ts';
import { retryUnlessRefused } from './retry.ts';

/** The signed-in user. */
export function currentUser(client: SitelensClient, signal?: AbortSignal): Promise<User> {
  return read(client, (wire) => wire.GET('/api/v1/users/current', { signal: signal ?? null }), anObject);
}

/** {@link currentUser} as a query of TanStack Query, for hooks, loaders and prefetching. */
export function currentUserQuery(client: SitelensClient): ReadQuery<User> {
  return readQuery({
    queryKey: currentUserKey(client),
    queryFn: ({ signal }) => currentUser(client, signal),
    retry: retryUnlessRefused,
  });
}
