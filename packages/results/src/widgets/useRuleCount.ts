import type { AccessibilityCategory } from '@sitelens/api-client/contract';
import { accessibilityCategoriesQuery, type ScanReference } from '@sitelens/api-client/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useSitelensClient } from './SitelensClientContext.ts';

/** The category of one rule, for the count and impact of its title; the same query as the overview's. */
export function useRuleCount(
  params: ScanReference & { readonly accessibilityId: string },
): AccessibilityCategory | undefined {
  const { projectId, scanId, accessibilityId } = params;
  const client = useSitelensClient();
  const query = useQuery(accessibilityCategoriesQuery(client, { projectId, scanId, page: 0, size: 50 }));
  return query.data?.data.find(({ id }) => id === accessibilityId);
}
