import type { SitelensClient } from '../http/client.ts';
import { type ParsedProject, parseProject } from './parsedProject.ts';
import { isRunning } from './parsedScan.ts';
import { pollWhile } from './polling.ts';
import { type ProjectReference, projectKey } from './queryKeys.ts';
import { read } from './read.ts';
import { type ReadQuery, readQuery } from './readQuery.ts';
import { retryUnlessRefused } from './retry.ts';
import { shareUnchanged } from './shareUnchanged.ts';

/** One project with its scans, newest first; a ProblemError of status 404 where there is none. */
export function project(
  client: SitelensClient,
  { projectId }: ProjectReference,
  signal?: AbortSignal,
): Promise<ParsedProject> {
  return read(
    client,
    (wire) =>
      wire.GET('/api/v1/projects/{projectId}', { params: { path: { projectId } }, signal: signal ?? null }),
    parseProject,
  );
}

/** Refetched every 5 seconds while one of the project's scans runs. */
export function projectQuery(
  client: SitelensClient,
  { projectId }: ProjectReference,
): ReadQuery<ParsedProject> {
  return readQuery({
    queryKey: projectKey(client, { projectId }),
    queryFn: ({ signal }) => project(client, { projectId }, signal),
    retry: retryUnlessRefused,
    refetchInterval: pollWhile<ParsedProject>(({ scans }) => scans.some(isRunning)),
    structuralSharing: shareUnchanged,
  });
}
