import {
  type ScanReference,
  type SiteAuditIssuesParams,
  siteAuditCountsQuery,
  siteAuditIssuesQuery,
} from '@sitelens/api-client/endpoints';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { namedType } from '../site-audit/namedType.ts';
import type { TableView } from '../table/tableView.ts';
import { useSitelensClient } from './SitelensClientContext.ts';
import { siteAuditIssuesParams } from './siteAuditParams.ts';

/**
 * The page of a type's issues that a view shows, as it was when the reader went to it. A running scan adds to the
 * list, and duplicates gain pages, but nothing that is being read changes: `isBehind` says that there is more, and
 * `refetch` brings it. Who turns to a page that was read before sees it anew where it has become older since.
 */
export function useAuditIssues(
  of: ScanReference & Pick<SiteAuditIssuesParams, 'issueType'>,
  view: TableView,
  isAsked: boolean,
) {
  const client = useSitelensClient();
  const counts = useQuery({ ...siteAuditCountsQuery(client, of), enabled: isAsked });
  const newest = counts.data?.[namedType(of.issueType)]?.revision;
  const isOlder = (revision: number | undefined) =>
    revision !== undefined && newest !== undefined && revision < newest;
  const issues = useQuery({
    ...siteAuditIssuesQuery(client, siteAuditIssuesParams(of, view)),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: ({ state }) => (isOlder(state.data?.revision) ? 0 : Number.POSITIVE_INFINITY),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return { issues, isBehind: isOlder(issues.data?.revision) };
}
