import type { Page, PageList, PageOutcome } from '@sitelens/api-client/contract';
import { and, eq, getTableColumns, gte, lt } from 'drizzle-orm';
import type { Database } from './database.ts';
import { ownedScan } from './ownership.ts';
import { pageOutcomes, pages, type scans } from './schema.ts';
import { toPage } from './wire.ts';

/** A part of a list: the zero-based page number, and rows a page. */
export interface Paging {
  readonly page: number;
  readonly size: number;
}

const {
  links: _links,
  keyHash: _keyHash,
  variantOfHash: _variantOf,
  ...pageColumns
} = getTableColumns(pages);

/** In the order in which they were found; only those that ended so, where an outcome is named. */
export async function listPages(
  db: Database,
  organisationId: string,
  projectId: string,
  scanId: string,
  { page, size, outcome }: Paging & { readonly outcome?: PageOutcome },
): Promise<PageList | undefined> {
  const scan = await ownedScan(db.queries, organisationId, projectId, scanId);
  if (scan === undefined) return undefined;
  const offset = page * size;
  const rows = db.queries.select(pageColumns).from(pages).orderBy(pages.ordinal);
  // Ordinals have no gaps, so that a page of the whole list is a range of them.
  const wanted =
    outcome === undefined
      ? rows.where(
          and(eq(pages.scanId, scanId), gte(pages.ordinal, offset), lt(pages.ordinal, offset + size)),
        )
      : rows
          .where(and(eq(pages.scanId, scanId), eq(pages.outcome, outcome)))
          .limit(size)
          .offset(offset);
  return {
    data: (await wanted).map(toPage),
    paginationDetails: {
      totalRecords: await totalPages(db, scan, outcome),
      currentPage: page,
      limit: size,
    },
  };
}

export async function findPage(
  db: Database,
  organisationId: string,
  projectId: string,
  scanId: string,
  pageId: string,
): Promise<Page | undefined> {
  const scan = await ownedScan(db.queries, organisationId, projectId, scanId);
  if (scan === undefined) return undefined;
  const [row] = await db.queries
    .select(pageColumns)
    .from(pages)
    .where(and(eq(pages.id, pageId), eq(pages.scanId, scanId)));
  return row && toPage(row);
}

async function totalPages(
  db: Database,
  scan: typeof scans.$inferSelect,
  outcome: PageOutcome | undefined,
): Promise<number> {
  if (outcome === undefined) return scan.pagesKnown;
  if (outcome === 'PENDING') return scan.pagesFound - scan.pagesEnded;
  const [row] = await db.queries
    .select({ total: pageOutcomes.totalPages })
    .from(pageOutcomes)
    .where(and(eq(pageOutcomes.scanId, scan.id), eq(pageOutcomes.outcome, outcome)));
  return row?.total ?? 0;
}
