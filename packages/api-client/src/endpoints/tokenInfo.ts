import type { TokenInfo } from '../contract/types.ts';
import type { SitelensClient } from '../http/client.ts';
import { tokenInfoKey } from './queryKeys.ts';
import { anObject, read } from './read.ts';
import { type ReadQuery, readQuery } from './readQuery.ts';
import { retryUnlessRefused } from './retry.ts';

/** Whether the caller is signed in, and as whom; a visitor is not an error. */
export function tokenInfo(client: SitelensClient, signal?: AbortSignal): Promise<TokenInfo> {
  return read(client, (wire) => wire.GET('/api/v1/tokeninfo', { signal: signal ?? null }), anObject);
}

/** {@link tokenInfo} as a query of TanStack Query, for hooks, loaders and prefetching. */
export function tokenInfoQuery(client: SitelensClient): ReadQuery<TokenInfo> {
  return readQuery({
    queryKey: tokenInfoKey(client),
    queryFn: ({ signal }) => tokenInfo(client, signal),
    retry: retryUnlessRefused,
  });
}
