import { mutationOptions } from '@tanstack/react-query';
import type { Feedback } from '../contract/types.ts';
import type { SitelensClient } from '../http/client.ts';

/**
 * Tells those who run the installation what somebody thinks of it.
 *
 * @throws ProblemError of key `invalid-email` with an entry for the field `fromEmail`; `too-many-attempts` (429)
 * beyond the limits
 */
export async function sendFeedback(
  client: SitelensClient,
  feedback: Feedback,
  signal?: AbortSignal,
): Promise<void> {
  await client.send((wire) => wire.POST('/api/v1/notify', { body: feedback, signal: signal ?? null }));
}

/** {@link sendFeedback} as a mutation of TanStack Query. */
export function sendFeedbackMutation(client: SitelensClient) {
  return mutationOptions({ mutationFn: (feedback: Feedback) => sendFeedback(client, feedback) });
}
