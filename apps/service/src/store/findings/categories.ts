import type { AccessibilityCategory, AccessibilityCategoryList } from '@sitelens/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { ReadAccess, Reader } from '../access.ts';
import type { Database } from '../database.ts';
import type { Paging } from '../pages.ts';
import { readableScan } from '../readable.ts';
import { redactionOf } from '../redaction.ts';
import { scanRules, type scans } from '../schema.ts';
import { visibleRules } from '../visible.ts';
import { categoryOf } from './category.ts';
import { categoryFacets } from './categoryFacets.ts';
import {
  type CategoryFilters,
  type CategoryOrder,
  filterCategories,
  orderCategories,
} from './categoryView.ts';
import type { FindingEvaluator } from './evaluators.ts';

type CategoriesView = Paging & CategoryOrder & CategoryFilters;

/** The rules that a reader sees of a scan. */
interface ReadCategories {
  readonly scan: typeof scans.$inferSelect;
  readonly access: ReadAccess;
  readonly shown: readonly AccessibilityCategory[];
  readonly withheld: number;
}

/**
 * An evaluator's rules that failed, or whose issues are all fixed. A scan has some hundred at most: all of
 * them are read, by one index, and ordered, filtered and counted where they are listed.
 */
export async function readCategories(
  { queries }: Database,
  reader: Reader,
  projectId: string,
  scanId: string,
  evaluator: FindingEvaluator,
): Promise<ReadCategories | undefined> {
  const readable = await readableScan(queries, reader, projectId, scanId);
  if (readable === undefined) return undefined;
  const { scan, access } = readable;
  const rows = await queries
    .select()
    .from(scanRules)
    .where(and(eq(scanRules.scanId, scanId), eq(scanRules.evaluator, evaluator)));
  const all = rows.map((row) => categoryOf(scan, row));
  if (access.kind === 'whole') return { scan, access, shown: all, withheld: 0 };
  const visible = new Set((await visibleRules(queries, scanId, evaluator)).map(({ ruleId }) => ruleId));
  const present = all.filter(isPresent);
  const shown = present.filter(({ id }) => visible.has(id));
  return { scan, access, shown, withheld: present.length - shown.length };
}

/** The accessibility rules that failed. */
export async function listCategories(
  db: Database,
  reader: Reader,
  projectId: string,
  scanId: string,
  view: CategoriesView,
): Promise<AccessibilityCategoryList | undefined> {
  const read = await readCategories(db, reader, projectId, scanId, 'ACCESSIBILITY');
  return read && listOf(read, view);
}

/** The part of what a reader sees that a view asks for. */
export function listOf(
  { scan, access, shown, withheld }: ReadCategories,
  { page, size, ...view }: CategoriesView,
): AccessibilityCategoryList {
  const listed = orderCategories(filterCategories(shown, view), view);
  return {
    data: listed.slice(page * size, (page + 1) * size),
    paginationDetails: { totalRecords: listed.length, currentPage: page, limit: size },
    facets: categoryFacets(shown, scan.hasEarlierScan),
    ...redactionOf(access, withheld),
  };
}

function isPresent({ totalIssues }: AccessibilityCategory): boolean {
  return totalIssues > 0;
}
