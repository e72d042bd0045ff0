import type { SitelensClient } from '../http/client.ts';
import { isRunning, type ParsedScan, parseScans } from './parsedScan.ts';
import { pollWhile } from './polling.ts';
import { type ProjectReference, scansKey } from './queryKeys.ts';
import { read } from './read.ts';
import { type ReadQuery, readQuery } from './readQuery.ts';
import { retryUnlessRefused } from './retry.ts';
import { shareUnchanged } from './shareUnchanged.ts';

/** The project's scans, newest first. */
export function scans(
  client: SitelensClient,
  { projectId }: ProjectReference,
  signal?: AbortSignal,
): Promise<readonly ParsedScan[]> {
  return read(
    client,
    (wire) =>
      wire.GET('/api/v1/projects/{projectId}/scans', {
        params: { path: { projectId } },
        signal: signal ?? null,
      }),
    parseScans,
  );
}

/** Refetched every 5 seconds while one of the scans runs. */
export function scansQuery(
  client: SitelensClient,
  { projectId }: ProjectReference,
): ReadQuery<readonly ParsedScan[]> {
  return readQuery({
    queryKey: scansKey(client, { projectId }),
    queryFn: ({ signal }) => scans(client, { projectId }, signal),
    retry: retryUnlessRefused,
    refetchInterval: pollWhile<readonly ParsedScan[]>((list) => list.some(isRunning)),
    structuralSharing: shareUnchanged,
  });
}
