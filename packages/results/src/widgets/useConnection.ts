import { RequestFailedError, type SitelensClient } from '@sitelens/api-client';
import { serviceKey, tokenInfoQuery } from '@sitelens/api-client/endpoints';
import { onlineManager, type QueryCacheNotifyEvent, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSitelensClient } from './SitelensClientContext.ts';

/** How often a service that is away is asked whether it is back, in milliseconds. */
const CONNECTION_CHECK_MS = 5_000;

/** One failure may be chance; its retry, a second later, is none. */
const FAILURES = 2;

/** What a gateway says of a service that is away; without a status there was no answer at all. */
const STATUSES_OF_AWAY: readonly (number | undefined)[] = [undefined, 502, 503, 504];

export interface Connection {
  readonly kind: 'there' | 'offline' | 'lost';
  /** When something was last heard of the service; undefined where nothing was yet. */
  readonly heardAt: Date | undefined;
}

/**
 * Whether the service answers, as seen by the queries of a page; and brings all of them up to date once it does
 * again. To be called once for a page.
 */
export function useConnection(): Connection {
  const client = useSitelensClient();
  const queryClient = useQueryClient();
  const isOnline = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
    () => true,
  );
  const [isAway, setIsAway] = useState(false);
  const [heardAt, setHeardAt] = useState<Date>();

  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        const heard = heardBy(event, client);
        if (heard === 'answer') setIsAway(false);
        if (heard === 'silence') {
          setHeardAt(lastAnswer(queryClient.getQueryCache().getAll(), client));
          setIsAway(true);
        }
      }),
    [queryClient, client],
  );

  useEffect(() => {
    if (!isAway || !isOnline) return;
    const ask = () => queryClient.fetchQuery({ ...tokenInfoQuery(client), retry: false, staleTime: 0 });
    // Its answer, if there is one, is heard like every other.
    const timer = setInterval(() => void ask().catch(() => undefined), CONNECTION_CHECK_MS);
    return () => clearInterval(timer);
  }, [queryClient, client, isAway, isOnline]);

  const wasAway = useRef(false);
  useEffect(() => {
    if (wasAway.current && !isAway) void queryClient.invalidateQueries({ queryKey: serviceKey(client) });
    wasAway.current = isAway;
  }, [queryClient, client, isAway]);

  useEffect(() => {
    if (!isOnline) setHeardAt(lastAnswer(queryClient.getQueryCache().getAll(), client));
  }, [queryClient, client, isOnline]);

  if (!isOnline) return { kind: 'offline', heardAt };
  return { kind: isAway ? 'lost' : 'there', heardAt };
}

function isOf(client: SitelensClient, queryKey: readonly unknown[]): boolean {
  return serviceKey(client).every((part, index) => queryKey[index] === part);
}

/** What an event of the cache says of the service; a refusal is an answer too. */
function heardBy(event: QueryCacheNotifyEvent, client: SitelensClient): 'answer' | 'silence' | undefined {
  if (event.type !== 'updated' || !isOf(client, event.query.queryKey)) return undefined;
  const { action } = event;
  if (action.type === 'success') return action.manual === true ? undefined : 'answer';
  if (action.type !== 'failed' && action.type !== 'error') return undefined;
  if (!isSilence(action.error)) return 'answer';
  return action.type === 'error' || action.failureCount >= FAILURES ? 'silence' : undefined;
}

function isSilence(error: unknown): boolean {
  return error instanceof RequestFailedError && STATUSES_OF_AWAY.includes(error.status);
}

interface KeptQuery {
  readonly queryKey: readonly unknown[];
  readonly state: { readonly dataUpdatedAt: number };
}

function lastAnswer(queries: readonly KeptQuery[], client: SitelensClient): Date | undefined {
  const times = queries
    .filter(({ queryKey }) => isOf(client, queryKey))
    .map(({ state }) => state.dataUpdatedAt);
  const latest = Math.max(0, ...times);
  return latest === 0 ? undefined : new Date(latest);
}
