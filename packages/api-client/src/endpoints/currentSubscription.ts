import type { SitelensClient } from '../http/client.ts';
import { type ParsedSubscription, parseSubscription } from './parsedSubscription.ts';
import { currentSubscriptionKey } from './queryKeys.ts';
import { anObject, read } from './read.ts';
import { type ReadQuery, readQuery } from './readQuery.ts';
import { retryUnlessRefused } from './retry.ts';
import { shareUnchanged } from './shareUnchanged.ts';

/** The current subscription of the caller's organisation, with the caller's role. */
export function currentSubscription(
  client: SitelensClient,
  signal?: AbortSignal,
): Promise<ParsedSubscription> {
  return read(
    client,
    (wire) => wire.GET('/api/v1/subscriptions', { signal: signal ?? null }),
    (data) => parseSubscription(anObject(data)),
  );
}

/** {@link currentSubscription} as a query of TanStack Query, for hooks, loaders and prefetching. */
export function currentSubscriptionQuery(client: SitelensClient): ReadQuery<ParsedSubscription> {
  return readQuery({
    queryKey: currentSubscriptionKey(client),
    queryFn: ({ signal }) => currentSubscription(client, signal),
    retry: retryUnlessRefused,
    structuralSharing: shareUnchanged,
  });
}
