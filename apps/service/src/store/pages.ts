import type { Page, PageList, PageOutcome } from '@sitelens/api-client/contract';
import { and, asc, eq, getTableColumns, gte, lt } from 'drizzle-orm';
import type { Database } from './database.ts';
import { ownedScan } from './ownership.ts';
import { pageOutcomes, pages, type scans } from './schema.ts';
import { type PageRow, toPage } from './wire.ts';

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
  const rows = await (outcome === undefined
    ? rowsInOrder(db, scanId, page * size, size)
    : rowsThatEnded(db, scanId, outcome, page * size, size));
  return {
    data: rows.map(toPage),
    paginationDetails: {
      totalRecords: await totalPages(db, scan, outcome),
      currentPage: page,
      limit: size,
    },
  };
}

/** Ordinals have no gaps, so that a part of the whole list is a range of them. */
function rowsInOrder(db: Database, scanId: string, offset: number, size: number): Promise<PageRow[]> {
  return db.queries
    .select(pageColumns)
    .from(pages)
    .where(and(eq(pages.scanId, scanId), gte(pages.ordinal, offset), lt(pages.ordinal, offset + size)))
    .orderBy(asc(pages.ordinal));
}

/** Cut out in the index before rows are read: those that are only skipped over must not be. */
function rowsThatEnded(
  db: Database,
  scanId: string,
  outcome: PageOutcome,
  offset: number,
  size: number,
): Promise<PageRow[]> {
  const part = db.queries
    .select({ ordinal: pages.ordinal })
    .from(pages)
    .where(and(eq(pages.scanId, scanId), eq(pages.outcome, outcome)))
    .orderBy(asc(pages.ordinal))
    .limit(size)
    .offset(offset)
    .as('part');
  return db.queries
    .select(pageColumns)
    .from(part)
    .innerJoin(pages, and(eq(pages.scanId, scanId), eq(pages.ordinal, part.ordinal)))
    .orderBy(asc(part.ordinal));
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
