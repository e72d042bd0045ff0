import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { SitelensClient } from '../http/client.ts';
import { type ParsedScan, parseScan } from './parsedScan.ts';
import { type ProjectReference, scanKey } from './queryKeys.ts';
import { read } from './read.ts';
import { refreshProject } from './refresh.ts';

/** Starts a scan; a ProblemError of key `scan-already-running` while one runs. */
export function startScan(
  client: SitelensClient,
  { projectId }: ProjectReference,
  signal?: AbortSignal,
): Promise<ParsedScan> {
  return read(
    client,
    (wire) =>
      wire.POST('/api/v1/projects/{projectId}/scans', {
        params: { path: { projectId } },
        body: { projectId },
        signal: signal ?? null,
      }),
    parseScan,
  );
}

/** Puts the new scan into the cache and refreshes the project, its scans and the list of projects. */
export function startScanMutation(client: SitelensClient, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (reference: ProjectReference) => startScan(client, reference),
    onSuccess: (started: ParsedScan, reference: ProjectReference) => {
      queryClient.setQueryData(scanKey(client, { ...reference, scanId: started.scanId }), started);
      return refreshProject(client, queryClient, reference);
    },
  });
}
