import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { SitelensClient } from '../http/client.ts';
import { type ProjectReference, projectKey, projectsKey } from './queryKeys.ts';

/** Deletes a project with its scans, findings and screenshots. */
export async function deleteProject(
  client: SitelensClient,
  { projectId }: ProjectReference,
  signal?: AbortSignal,
): Promise<void> {
  await client.send((wire) =>
    wire.DELETE('/api/v1/projects/{projectId}', {
      params: { path: { projectId } },
      body: { projectId },
      signal: signal ?? null,
    }),
  );
}

/** Takes the project out of the cache and refreshes the list of projects. */
export function deleteProjectMutation(client: SitelensClient, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (reference: ProjectReference) => deleteProject(client, reference),
    onSuccess: async (_nothing: unknown, reference: ProjectReference) => {
      const queryKey = projectKey(client, reference);
      await queryClient.cancelQueries({ queryKey });
      queryClient.removeQueries({ queryKey, type: 'inactive' });
      // What a screen still shows is only marked: refetched now, it would flash "does not exist".
      await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
      await queryClient.invalidateQueries({ queryKey: projectsKey(client) });
    },
  });
}
