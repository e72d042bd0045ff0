import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Report } from '../contract/types.ts';
import type { SitelensClient } from '../http/client.ts';
import type { ScanReference } from './queryKeys.ts';
import { anObject, read } from './read.ts';
import { reportKey } from './report.ts';

/**
 * Has the PDF of a scan's accessibility report made; one that is there or under way stays as it is. A ProblemError
 * of key `scan-not-ended` while the scan runs, of key `results-redacted` where the plan doesn't include it.
 */
export function makeReport(
  client: SitelensClient,
  { projectId, scanId }: ScanReference,
  signal?: AbortSignal,
): Promise<Report> {
  return read(
    client,
    (wire) =>
      wire.POST('/api/v1/projects/{projectId}/scans/{scanId}/report', {
        params: { path: { projectId, scanId } },
        body: {},
        signal: signal ?? null,
      }),
    anObject,
  );
}

/** Puts the answer where {@link reportQuery} finds it, which then asks until the report is made. */
export function makeReportMutation(client: SitelensClient, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (reference: ScanReference) => makeReport(client, reference),
    onSuccess: (report: Report, reference: ScanReference) => {
      queryClient.setQueryData(reportKey(client, reference), report);
    },
  });
}
