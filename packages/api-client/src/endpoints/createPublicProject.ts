import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { NewPublicProject } from '../contract/types.ts';
import type { SitelensClient } from '../http/client.ts';
import { type ParsedProject, parseProject } from './parsedProject.ts';
import { ProjectCreationFailedError } from './projectCreationFailedError.ts';
import { projectKey } from './queryKeys.ts';
import { parseAnswer } from './read.ts';

/**
 * Has one page scanned for a visitor, in a public project that ends after 30 days.
 *
 * @throws ProblemError with an entry in `problem.errors` for a start URL that was refused; of key `too-many-scans`
 * (429) beyond the limits, with `problem.properties.retryAfter` in seconds
 * @throws ForbiddenError where visitors may have nothing scanned
 * @throws ProjectCreationFailedError if the answer names no project
 */
export async function createPublicProject(
  client: SitelensClient,
  project: NewPublicProject,
  signal?: AbortSignal,
): Promise<ParsedProject> {
  const created = await client.send((wire) =>
    wire.POST('/api/v1/public-projects', { body: project, signal: signal ?? null }),
  );
  if (!created?.id) throw new ProjectCreationFailedError();
  return parseAnswer(created, parseProject);
}

/** Puts the project into the cache. */
export function createPublicProjectMutation(client: SitelensClient, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (project: NewPublicProject) => createPublicProject(client, project),
    onSuccess: (created: ParsedProject) => {
      queryClient.setQueryData(projectKey(client, { projectId: created.id }), created);
    },
  });
}
