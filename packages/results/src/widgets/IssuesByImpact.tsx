import type { ScanReference } from '@sitelens/api-client/endpoints';
import { ImpactCounts } from '../overview/ImpactCounts.tsx';
import { useIssuesByImpact } from './useIssuesByImpact.ts';

interface IssuesByImpactProps extends ScanReference {
  categoriesHref?: string | undefined;
}

/** Says nothing while nothing is known: the summary above has the whole number. */
export function IssuesByImpact({ projectId, scanId, categoriesHref }: IssuesByImpactProps) {
  const counts = useIssuesByImpact({ projectId, scanId });
  return counts ? <ImpactCounts counts={counts} categoriesHref={categoriesHref} /> : null;
}
