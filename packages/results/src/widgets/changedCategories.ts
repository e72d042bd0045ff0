import type { AccessibilityCategoriesParams, ScanReference } from '@sitelens/api-client/endpoints';

/** The rules of which something is new or fixed, as many as a page of the list can have: nearly always all. */
export function changedCategories({ projectId, scanId }: ScanReference): AccessibilityCategoriesParams {
  return { projectId, scanId, page: 0, size: 50, filterSinceLastScan: ['NEW', 'FIXED'] };
}
