import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ProjectUpdate } from '../contract/types.ts';
import type { SitelensClient } from '../http/client.ts';
import { type ParsedProject, parseProject } from './parsedProject.ts';
import { type ProjectReference, projectKey } from './queryKeys.ts';
import { read } from './read.ts';
import { refreshProject } from './refresh.ts';

/** A project, and what its settings become. */
export interface UpdateProjectParams extends ProjectReference {
  /** The project's settings, whole: what is left out is removed. */
  readonly settings: ProjectUpdate;
}

/** Replaces a project's settings. */
export function updateProject(
  client: SitelensClient,
  { projectId, settings }: UpdateProjectParams,
  signal?: AbortSignal,
): Promise<ParsedProject> {
  return read(
    client,
    (wire) =>
      wire.PUT('/api/v1/projects/{projectId}', {
        params: { path: { projectId } },
        body: settings,
        signal: signal ?? null,
      }),
    parseProject,
  );
}

/** Puts the saved project into the cache and refreshes whatever shows it. */
export function updateProjectMutation(client: SitelensClient, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (params: UpdateProjectParams) => updateProject(client, params),
    onSuccess: (saved: ParsedProject, { projectId }: UpdateProjectParams) => {
      queryClient.setQueryData(projectKey(client, { projectId }), saved);
      return refreshProject(client, queryClient, { projectId });
    },
  });
}
