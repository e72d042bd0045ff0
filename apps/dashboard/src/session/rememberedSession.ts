import type { TokenInfo } from '@sitelens/api-client/contract';
import { serviceKey, tokenInfoQuery } from '@sitelens/api-client/endpoints';
import { createMemory } from '@sitelens/ui/storage';
import { hashKey } from '@tanstack/react-query';
import type { Services } from '../services.ts';

/** As long as a session lasts at most. */
const LASTS_MS = 30 * 24 * 60 * 60 * 1_000;

/** Who was signed in, for the frame to show at once; nothing is decided by it, neither here nor by the service. */
export const rememberedSession = createMemory<TokenInfo>({
  key: 'sitelens.session',
  lastsMs: LASTS_MS,
  parse: (value) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const email = textIn(value, 'email');
    const userRef = textIn(value, 'userRef');
    const name = textIn(value, 'name');
    if (email === undefined) return undefined;
    return {
      authenticated: true,
      email,
      emailVerified: true,
      ...(userRef !== undefined && { userRef }),
      ...(name !== undefined && { name }),
    };
  },
});

function textIn(value: object, name: string): string | undefined {
  const text: unknown = Reflect.get(value, name);
  return typeof text === 'string' ? text : undefined;
}

/**
 * Shows who was signed in until the service has said who is, keeps what it says for the next time, and notices what
 * another tab has heard: that nobody is signed in any more, or somebody else.
 *
 * @returns stops it
 */
export function keepSession({ client, queryClient }: Services): () => void {
  const { queryKey } = tokenInfoQuery(client);
  const remembered = rememberedSession.read();
  /** Whose answers are in the cache, also after they have signed out. */
  let owner = remembered?.userRef;
  /** Who is signed in, as this tab knows it. */
  let present = owner;
  if (remembered && queryClient.getQueryData(queryKey) === undefined) {
    // Of long ago, so that it is asked about at once.
    queryClient.setQueryData(queryKey, remembered, { updatedAt: 0 });
  }

  function hear(session: TokenInfo): void {
    const { authenticated, emailVerified, userRef } = session;
    if (authenticated && emailVerified) rememberedSession.write(session);
    else rememberedSession.forget();
    present = authenticated && emailVerified ? userRef : undefined;
    if (!authenticated || userRef === undefined) return;
    if (owner !== undefined && owner !== userRef) {
      const service = serviceKey(client);
      void queryClient.resetQueries({
        predicate: (query) =>
          query.queryHash !== hashKey(queryKey) &&
          service.every((part, index) => query.queryKey[index] === part),
      });
    }
    owner = userRef;
  }

  const stopHearing = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.query.queryHash === hashKey(queryKey)) hear(event.query.state.data);
  });
  const stopListening = listenForOthers(() => {
    // What says the same is no news: two tabs would else answer each other without end.
    if (rememberedSession.read()?.userRef !== present) void queryClient.invalidateQueries({ queryKey });
  });
  return () => {
    stopHearing();
    stopListening();
  };
}

/** To what other tabs remember, and to who signs out here: a session must not be shown that is being ended. */
function listenForOthers(onChange: () => void): () => void {
  function handleStorage({ key }: StorageEvent): void {
    // Without a key everything was cleared.
    if (key === rememberedSession.key || key === null) onChange();
  }
  function handleSubmit({ target }: SubmitEvent): void {
    if (target instanceof HTMLFormElement && new URL(target.action).pathname === '/signout') {
      rememberedSession.forget();
    }
  }
  window.addEventListener('storage', handleStorage);
  document.addEventListener('submit', handleSubmit);
  return () => {
    window.removeEventListener('storage', handleStorage);
    document.removeEventListener('submit', handleSubmit);
  };
}
