import type { SitelensClient } from '../http/client.ts';
import { type ParsedProject, parseProjects } from './parsedProject.ts';
import { isRunning } from './parsedScan.ts';
import { pollWhile } from './polling.ts';
import { projectsKey } from './queryKeys.ts';
import { read } from './read.ts';
import { type ReadQuery, readQuery } from './readQuery.ts';
import { retryUnlessRefused } from './retry.ts';
import { shareUnchanged } from './shareUnchanged.ts';

/** Every project of the organisation with its two latest scans, newest first both. */
export function projectsWithLatestScans(
  client: SitelensClient,
  signal?: AbortSignal,
): Promise<readonly ParsedProject[]> {
  return read(
    client,
    (wire) => wire.GET('/api/v1/projects/scans/latest', { signal: signal ?? null }),
    ({ data }) => parseProjects(data),
  );
}

/** Refetched every 5 seconds while one of the scans runs. */
export function projectsWithLatestScansQuery(client: SitelensClient): ReadQuery<readonly ParsedProject[]> {
  return readQuery({
    queryKey: projectsKey(client),
    queryFn: ({ signal }) => projectsWithLatestScans(client, signal),
    retry: retryUnlessRefused,
    refetchInterval: pollWhile<readonly ParsedProject[]>((projects) =>
      projects.some(({ scans }) => scans.some(isRunning)),
    ),
    structuralSharing: shareUnchanged,
  });
}
