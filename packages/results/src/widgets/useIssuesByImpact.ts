import type { AccessibilityCategory, Impact } from '@sitelens/api-client/contract';
import { accessibilityCategoriesQuery, type ScanReference } from '@sitelens/api-client/endpoints';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useSitelensClient } from './SitelensClientContext.ts';

/** The most that a page of the list can have; nearly always all of the rules that fail on a website. */
const SIZE = 50;

/** How many issues of each impact a scan has found, from its categories; nothing until all are there. */
export function useIssuesByImpact(scan: ScanReference) {
  const client = useSitelensClient();
  const pageQuery = (page: number) => accessibilityCategoriesQuery(client, { ...scan, page, size: SIZE });
  const first = useQuery(pageQuery(0));
  const total = first.data?.paginationDetails.totalRecords ?? 0;
  const others = useQueries({
    queries: Array.from({ length: Math.max(0, Math.ceil(total / SIZE) - 1) }, (_, index) =>
      pageQuery(index + 1),
    ),
  });
  const all = [first, ...others];
  const loaded = all.map(({ data }) => data?.data).filter((list) => list !== undefined);
  return {
    counts: loaded.length === all.length ? countByImpact(loaded.flat()) : undefined,
    isError: all.some(({ isError }) => isError),
  };
}

/** Adds up the issues of rules by their impact. */
export function countByImpact(categories: readonly AccessibilityCategory[]): Record<Impact, number> {
  const counts: Record<Impact, number> = { critical: 0, serious: 0, moderate: 0, minor: 0 };
  for (const { impact, totalIssues } of categories) counts[impact] += totalIssues;
  return counts;
}
