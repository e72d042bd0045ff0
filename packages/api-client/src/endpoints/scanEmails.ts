import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ScanEmailSubscription, ScanEmails } from '../contract/types.ts';
import type { SitelensClient } from '../http/client.ts';
import { type ProjectReference, scanEmailsKey } from './queryKeys.ts';
import { anObject, read } from './read.ts';
import { type ReadQuery, readQuery } from './readQuery.ts';
import { retryUnlessRefused } from './retry.ts';
import { shareUnchanged } from './shareUnchanged.ts';

/** A subscription as it is sent: what has a default may be left out. */
export type NewScanEmailSubscription = Pick<ScanEmailSubscription, 'projectId' | 'email'> &
  Partial<Omit<ScanEmailSubscription, 'projectId' | 'email'>>;

/** Whether the signed-in user gets an e-mail when a scan of the project ends. */
export function scanEmails(
  client: SitelensClient,
  { projectId }: ProjectReference,
  signal?: AbortSignal,
): Promise<ScanEmails> {
  return read(
    client,
    (wire) =>
      wire.GET('/api/v1/projects/{projectId}/emails', {
        params: { path: { projectId } },
        signal: signal ?? null,
      }),
    anObject,
  );
}

/** {@link scanEmails} as a query of TanStack Query, for hooks, loaders and prefetching. */
export function scanEmailsQuery(
  client: SitelensClient,
  { projectId }: ProjectReference,
): ReadQuery<ScanEmails> {
  return readQuery({
    queryKey: scanEmailsKey(client, { projectId }),
    queryFn: ({ signal }) => scanEmails(client, { projectId }, signal),
    retry: retryUnlessRefused,
    structuralSharing: shareUnchanged,
  });
}

/**
 * Sends an e-mail when a scan of the project ends: to members, at their own address, each; to anybody else, of a
 * public project, once.
 *
 * @throws ProblemError of key `invalid-email` with an entry for the field `email`; `too-many-attempts` (429) beyond
 * the limits
 */
export async function subscribeToScanEmails(
  client: SitelensClient,
  { notifyAboutLatestScanIfFinished = false, subscribeNewsletter = false, ...rest }: NewScanEmailSubscription,
  signal?: AbortSignal,
): Promise<void> {
  const { projectId } = rest;
  await client.send((wire) =>
    wire.POST('/api/v1/projects/{projectId}/emails', {
      params: { path: { projectId } },
      body: { ...rest, notifyAboutLatestScanIfFinished, subscribeNewsletter },
      signal: signal ?? null,
    }),
  );
}

/** Refreshes whether the user gets e-mails of the project. */
export function subscribeToScanEmailsMutation(client: SitelensClient, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (subscription: NewScanEmailSubscription) => subscribeToScanEmails(client, subscription),
    onSuccess: (_nothing: unknown, { projectId }: NewScanEmailSubscription) =>
      queryClient.invalidateQueries({ queryKey: scanEmailsKey(client, { projectId }) }),
  });
}

/** Sends the signed-in user no more e-mails of the project. */
export async function unsubscribeFromScanEmails(
  client: SitelensClient,
  { projectId }: ProjectReference,
  signal?: AbortSignal,
): Promise<void> {
  await client.send((wire) =>
    wire.DELETE('/api/v1/projects/{projectId}/emails', {
      params: { path: { projectId } },
      signal: signal ?? null,
    }),
  );
}

/** Refreshes whether the user gets e-mails of the project. */
export function unsubscribeFromScanEmailsMutation(client: SitelensClient, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (reference: ProjectReference) => unsubscribeFromScanEmails(client, reference),
    onSuccess: (_nothing: unknown, { projectId }: ProjectReference) =>
      queryClient.invalidateQueries({ queryKey: scanEmailsKey(client, { projectId }) }),
  });
}
