import { queryOptions } from '@tanstack/react-query';
import type { User } from '../contract/types.ts';
import type { SitelensClient } from '../http/client.ts';
import { currentUserKey } from './queryKeys.ts';
import { anObject, read } from './read.ts';
import { retryUnlessRefused } from './retry.ts';

/** The signed-in user. */
export function currentUser(client: SitelensClient, signal?: AbortSignal): Promise<User> {
  return read(client, (wire) => wire.GET('/api/v1/users/current', { signal: signal ?? null }), anObject);
}

export function currentUserQuery(client: SitelensClient) {
  return queryOptions({
    queryKey: currentUserKey(client),
    queryFn: ({ signal }) => currentUser(client, signal),
    retry: retryUnlessRefused,
  });
}
