import { mutationOptions } from '@tanstack/react-query';
import type { EmailVerification } from '../contract/types.ts';
import type { SitelensClient } from '../http/client.ts';
import { emailVerificationKey } from './queryKeys.ts';
import { anObject, read } from './read.ts';
import { type ReadQuery, readQuery } from './readQuery.ts';
import { retryUnlessRefused } from './retry.ts';

/** Whether the signed-in user's address has been verified, as of now and not of when they signed in. */
export function emailVerification(client: SitelensClient, signal?: AbortSignal): Promise<EmailVerification> {
  return read(
    client,
    (wire) => wire.GET('/api/v1/users/email-verification', { signal: signal ?? null }),
    anObject,
  );
}

/** {@link emailVerification} as a query of TanStack Query, for hooks, loaders and prefetching. */
export function emailVerificationQuery(client: SitelensClient): ReadQuery<EmailVerification> {
  return readQuery({
    queryKey: emailVerificationKey(client),
    queryFn: ({ signal }) => emailVerification(client, signal),
    retry: retryUnlessRefused,
  });
}

/**
 * Sends the verification e-mail again.
 *
 * @throws ProblemError of key `too-many-attempts` (429) beyond the limit; its `properties.retryAfter` says for how
 * many seconds
 */
export async function resendVerificationEmail(client: SitelensClient, signal?: AbortSignal): Promise<void> {
  await client.send((wire) =>
    wire.POST('/api/v1/users/email-verification', { body: {}, signal: signal ?? null }),
  );
}

/** {@link resendVerificationEmail} as a mutation of TanStack Query. */
export function resendVerificationEmailMutation(client: SitelensClient) {
  return mutationOptions({ mutationFn: () => resendVerificationEmail(client) });
}
