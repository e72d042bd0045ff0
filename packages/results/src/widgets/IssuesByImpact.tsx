import type { ScanReference } from '@sitelens/api-client/endpoints';
import { Card, Skeleton, Stack } from '@sitelens/ui/primitives';
import { ImpactCounts } from '../overview/ImpactCounts.tsx';
import { useIssuesByImpact } from './useIssuesByImpact.ts';

interface IssuesByImpactProps extends ScanReference {
  categoriesHref?: string | undefined;
}

/** A failure says nothing here: the summary above has the whole number, and the categories their own words. */
export function IssuesByImpact({ projectId, scanId, categoriesHref }: IssuesByImpactProps) {
  const { counts, isError } = useIssuesByImpact({ projectId, scanId });
  if (counts) return <ImpactCounts counts={counts} categoriesHref={categoriesHref} />;
  return isError ? null : <ImpactCountsSkeleton />;
}

/** As high as what is coming, so that the pages below don't jump. */
function ImpactCountsSkeleton() {
  return (
    <Card padding="xl" aria-busy>
      <Stack gap="l">
        <Skeleton width="8rem" height="1.25rem" />
        <Skeleton height="7.5rem" />
        <Skeleton width="12rem" height="1.25rem" />
      </Stack>
    </Card>
  );
}
