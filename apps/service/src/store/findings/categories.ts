import type { AccessibilityCategory, AccessibilityCategoryList } from '@sitelens/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Reader } from '../access.ts';
import type { Database } from '../database.ts';
import type { Paging } from '../pages.ts';
import { readableScan } from '../readable.ts';
import { redactionOf } from '../redaction.ts';
import { scanRules } from '../schema.ts';
import { visibleRules } from '../visible.ts';
import { categoryOf } from './category.ts';
import { categoryFacets } from './categoryFacets.ts';
import {
  type CategoryFilters,
  type CategoryOrder,
  filterCategories,
  orderCategories,
} from './categoryView.ts';

/**
 * The rules that failed. A scan has some hundred at most: all of them are read, by one index, and ordered,
 * filtered and counted here.
 */
export async function listCategories(
  db: Database,
  reader: Reader,
  projectId: string,
  scanId: string,
  { page, size, ...view }: Paging & CategoryOrder & CategoryFilters,
): Promise<AccessibilityCategoryList | undefined> {
  const readable = await readableScan(db.queries, reader, projectId, scanId);
  if (readable === undefined) return undefined;
  const { scan, access } = readable;
  const rows = await db.queries.select().from(scanRules).where(eq(scanRules.scanId, scanId));
  const all = rows.map((row) => categoryOf(scan, row));
  const shown = access.kind === 'whole' ? all : await visibleOf(db, scanId, all);
  const listed = orderCategories(filterCategories(shown, view), view);
  return {
    data: listed.slice(page * size, (page + 1) * size),
    paginationDetails: { totalRecords: listed.length, currentPage: page, limit: size },
    facets: categoryFacets(shown, scan.hasEarlierScan),
    ...redactionOf(access, all.filter(isPresent).length - shown.length),
  };
}

async function visibleOf(
  db: Database,
  scanId: string,
  categories: readonly AccessibilityCategory[],
): Promise<readonly AccessibilityCategory[]> {
  const visible = new Set((await visibleRules(db.queries, scanId)).map(({ ruleId }) => ruleId));
  return categories.filter(({ id }) => visible.has(id)).filter(isPresent);
}

function isPresent({ totalIssues }: AccessibilityCategory): boolean {
  return totalIssues > 0;
}
