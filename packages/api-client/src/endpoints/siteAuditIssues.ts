import { issueTypeInUrl } from '../contract/siteAudit.ts';
import type { SiteAuditIssueList } from '../contract/types.ts';
import type { SitelensClient } from '../http/client.ts';
import { type Paging, type ScanReference, snapshotsKey } from './queryKeys.ts';
import { read, rowsIn } from './read.ts';
import { type ReadQuery, readQuery } from './readQuery.ts';
import { retryUnlessRefused } from './retry.ts';

/** One type of site-audit issue of a scan, and the part of its list. */
export interface SiteAuditIssuesParams extends ScanReference, Paging {
  /** By its name, such as `BROKEN_LINK`, or as in an address, such as `broken-link`. */
  readonly issueType: string;
}

/**
 * The issues of one type, in the order in which they were found; without `size` the first 1,000.
 *
 * @throws ProblemError with the key `unknown-issue-type` and the status 400 for a type that there is not
 */
export function siteAuditIssues(
  client: SitelensClient,
  { projectId, scanId, issueType, ...query }: SiteAuditIssuesParams,
  signal?: AbortSignal,
): Promise<SiteAuditIssueList> {
  return read(
    client,
    (wire) =>
      wire.GET('/api/v1/projects/{projectId}/scans/{scanId}/issues/{issueType}', {
        params: { path: { projectId, scanId, issueType: issueTypeInUrl(issueType) }, query },
        signal: signal ?? null,
      }),
    rowsIn('data'),
  );
}

/**
 * {@link siteAuditIssues} as a query of TanStack Query. Its key does not lie below the scan's: what a running
 * scan finds does not refresh it, so that nothing moves under who reads. {@link siteAuditCounts} says by its
 * `revision` whether there is more.
 */
export function siteAuditIssuesQuery(
  client: SitelensClient,
  params: SiteAuditIssuesParams,
): ReadQuery<SiteAuditIssueList> {
  const { projectId, scanId, issueType, ...paging } = params;
  const view = { issueType: issueTypeInUrl(issueType), ...paging };
  return readQuery({
    queryKey: [...snapshotsKey(client, { projectId, scanId }), 'siteAuditIssues', view],
    queryFn: ({ signal }) => siteAuditIssues(client, params, signal),
    retry: retryUnlessRefused,
  });
}
