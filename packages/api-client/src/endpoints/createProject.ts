import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { NewProjectRequest } from '../contract/types.ts';
import type { SitelensClient } from '../http/client.ts';
import { type ParsedProject, parseProject } from './parsedProject.ts';
import { ProjectCreationFailedError } from './projectCreationFailedError.ts';
import { projectKey, projectsKey } from './queryKeys.ts';
import { parseAnswer } from './read.ts';

/**
 * Registers a website as a project.
 *
 * @throws ProblemError with one entry in `problem.errors` for each field that was refused
 * @throws ProjectCreationFailedError if the answer names no project
 */
export async function createProject(
  client: SitelensClient,
  project: NewProjectRequest,
  signal?: AbortSignal,
): Promise<ParsedProject> {
  const created = await client.send((wire) =>
    wire.POST('/api/v1/projects', { body: project, signal: signal ?? null }),
  );
  if (!created?.id) throw new ProjectCreationFailedError();
  return parseAnswer(created, parseProject);
}

/** Puts the new project into the cache and refreshes the list of projects. */
export function createProjectMutation(client: SitelensClient, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (project: NewProjectRequest) => createProject(client, project),
    onSuccess: (created: ParsedProject) => {
      queryClient.setQueryData(projectKey(client, { projectId: created.id }), created);
      return queryClient.invalidateQueries({ queryKey: projectsKey(client) });
    },
  });
}
