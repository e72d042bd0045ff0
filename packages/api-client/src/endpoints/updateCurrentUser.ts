import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { User, UserUpdate } from '../contract/types.ts';
import type { SitelensClient } from '../http/client.ts';
import { currentUserKey, tokenInfoKey } from './queryKeys.ts';
import { anObject, read } from './read.ts';

/**
 * Changes what the signed-in user says of themselves; what is left out stays. An empty name is the identity
 * provider's again.
 *
 * @throws ProblemError with an entry for the field `name` where nobody can be called that
 */
export function updateCurrentUser(
  client: SitelensClient,
  update: UserUpdate,
  signal?: AbortSignal,
): Promise<User> {
  return read(
    client,
    (wire) => wire.PATCH('/api/v1/users/current', { body: update, signal: signal ?? null }),
    anObject,
  );
}

/** Puts the saved user into the cache and refreshes the session, which names them too. */
export function updateCurrentUserMutation(client: SitelensClient, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (update: UserUpdate) => updateCurrentUser(client, update),
    onSuccess: (saved: User) => {
      queryClient.setQueryData(currentUserKey(client), saved);
      return queryClient.invalidateQueries({ queryKey: tokenInfoKey(client) });
    },
  });
}
