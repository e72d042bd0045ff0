import type { QueryClient } from '@tanstack/react-query';
import type { SitelensClient } from '../http/client.ts';
import { type ProjectReference, projectKey, projectsKey } from './queryKeys.ts';

/** Refreshes a project, its scans, their results, and the list of projects: those on show at once. */
export async function refreshProject(
  client: SitelensClient,
  queryClient: QueryClient,
  reference: ProjectReference,
): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: projectKey(client, reference) }),
    queryClient.invalidateQueries({ queryKey: projectsKey(client) }),
  ]);
}
