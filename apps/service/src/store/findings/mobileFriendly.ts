import type {
  AccessibilityCategory,
  AccessibilityIssueList,
  Impact,
  MobileFriendlyCategory,
  MobileFriendlyCategoryList,
  MobileFriendlyIssue,
  MobileFriendlyIssueList,
} from '@sitelens/api-client/contract';
import type { Reader } from '../access.ts';
import type { Database } from '../database.ts';
import type { Paging } from '../pages.ts';
import { listOf, readCategories } from './categories.ts';
import type { CategoryFilters, CategoryOrder } from './categoryView.ts';

type MobileFriendlyFilters = Pick<CategoryFilters, 'filterImpact' | 'filterSinceLastScan'>;

/** The mobile-friendliness issues that were found. */
export async function listMobileFriendlyCategories(
  db: Database,
  reader: Reader,
  projectId: string,
  scanId: string,
  view: Paging & CategoryOrder & MobileFriendlyFilters,
): Promise<MobileFriendlyCategoryList | undefined> {
  const read = await readCategories(db, reader, projectId, scanId, 'MOBILE_FRIENDLY');
  if (read === undefined) return undefined;
  const { data, facets, ...list } = listOf(read, view);
  const { impact, sinceLastScan } = facets;
  return { ...list, data: data.map(toMobileFriendlyCategory), facets: { impact, sinceLastScan } };
}

/** Without what only accessibility rules have: their tags, and whom they affect. */
export function toMobileFriendlyCategory({
  tags: _,
  disabilitiesAffected: __,
  ...category
}: AccessibilityCategory): MobileFriendlyCategory {
  return category;
}

/** The elements of an issue on a page, in the shape that the contract gives them. */
export function toMobileFriendlyIssues(
  { content, totalElements, ...rest }: AccessibilityIssueList,
  impact: Impact,
  { page, size }: Paging,
): MobileFriendlyIssueList {
  return {
    data: { impact, issues: content.map(withItsBox) },
    paginationDetails: { totalRecords: totalElements, currentPage: page, limit: size },
    ...rest,
  };
}

function withItsBox(issue: AccessibilityIssueList['content'][number]): MobileFriendlyIssue {
  const { phone } = issue.boundingBoxes;
  return phone === undefined ? issue : { ...issue, boundingBox: phone };
}
