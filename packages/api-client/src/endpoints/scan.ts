import type { SitelensClient } from '../http/client.ts';
import { isRunning, type ParsedScan, parseScan } from './parsedScan.ts';
import { pollWhile } from './polling.ts';
import { type ScanReference, scanKey } from './queryKeys.ts';
import { read } from './read.ts';
import { type ReadQuery, readQuery } from './readQuery.ts';
import { retryUnlessRefused } from './retry.ts';
import { shareUnchanged } from './shareUnchanged.ts';

/** One scan with its progress. */
export function scan(
  client: SitelensClient,
  { projectId, scanId }: ScanReference,
  signal?: AbortSignal,
): Promise<ParsedScan> {
  return read(
    client,
    (wire) =>
      wire.GET('/api/v1/projects/{projectId}/scans/{scanId}', {
        params: { path: { projectId, scanId } },
        signal: signal ?? null,
      }),
    parseScan,
  );
}

/** Refetched every 5 seconds while the scan runs. */
export function scanQuery(
  client: SitelensClient,
  { projectId, scanId }: ScanReference,
): ReadQuery<ParsedScan> {
  return readQuery({
    queryKey: scanKey(client, { projectId, scanId }),
    queryFn: ({ signal }) => scan(client, { projectId, scanId }, signal),
    retry: retryUnlessRefused,
    refetchInterval: pollWhile<ParsedScan>(isRunning),
    structuralSharing: shareUnchanged,
  });
}
