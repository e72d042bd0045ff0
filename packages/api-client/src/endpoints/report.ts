import type { Report } from '../contract/types.ts';
import type { SitelensClient } from '../http/client.ts';
import { type ScanReference, scanKey } from './queryKeys.ts';
import { anObject, read } from './read.ts';
import { type ReadQuery, readQuery } from './readQuery.ts';
import { isRefusal, retryUnlessRefused } from './retry.ts';

/** How often a report that is being made is asked about, in milliseconds. */
export const REPORT_POLLING_MS = 2_000;

/** Beside the scan's results: whoever starts the next scan changes nothing of it. */
export const reportKey = (client: SitelensClient, reference: ScanReference) =>
  [...scanKey(client, reference), 'report'] as const;

/** How far the PDF of a scan's accessibility report is. */
export function report(
  client: SitelensClient,
  { projectId, scanId }: ScanReference,
  signal?: AbortSignal,
): Promise<Report> {
  return read(
    client,
    (wire) =>
      wire.GET('/api/v1/projects/{projectId}/scans/{scanId}/report', {
        params: { path: { projectId, scanId } },
        signal: signal ?? null,
      }),
    anObject,
  );
}

/** {@link report} as a query of TanStack Query; refetched every 2 seconds while the report is made. */
export function reportQuery(client: SitelensClient, reference: ScanReference): ReadQuery<Report> {
  const { projectId, scanId } = reference;
  return readQuery({
    queryKey: reportKey(client, { projectId, scanId }),
    queryFn: ({ signal }) => report(client, { projectId, scanId }, signal),
    retry: retryUnlessRefused,
    refetchInterval: ({ state: { data, error } }) => {
      if (error !== null && isRefusal(error)) return false;
      return data?.status === 'QUEUED' ? REPORT_POLLING_MS : false;
    },
  });
}
