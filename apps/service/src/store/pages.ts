import type { Page, PageList, PageOutcome } from '@sitelens/api-client/contract';
import { and, asc, eq, getTableColumns, gte, inArray, lt } from 'drizzle-orm';
import type { ReadAccess, Reader } from './access.ts';
import type { Database } from './database.ts';
import { readableScan } from './readable.ts';
import { redactionOf } from './redaction.ts';
import { pageOutcomes, pages, type scans } from './schema.ts';
import { seesPage, visiblePages } from './visible.ts';
import { type PageRow, toPage } from './wire.ts';

/** A part of a list: the zero-based page number, and rows a page. */
export interface Paging {
  readonly page: number;
  readonly size: number;
}

export type PageQuery = Paging & { readonly outcome?: PageOutcome };

type ScanRow = typeof scans.$inferSelect;

const {
  links: _links,
  keyHash: _keyHash,
  variantOfHash: _variantOf,
  ...pageColumns
} = getTableColumns(pages);

/** In the order in which they were found; only those that ended so, where an outcome is named. */
export async function listPages(
  db: Database,
  reader: Reader,
  projectId: string,
  scanId: string,
  query: PageQuery,
): Promise<PageList | undefined> {
  const readable = await readableScan(db.queries, reader, projectId, scanId);
  if (readable === undefined) return undefined;
  const { scan, access } = readable;
  return access.kind === 'whole'
    ? listWholePages(db, scan, query)
    : listVisiblePages(db, scan, access, query);
}

async function listWholePages(
  db: Database,
  scan: ScanRow,
  { page, size, outcome }: PageQuery,
): Promise<PageList> {
  const scanId = scan.id;
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

/** The pages that a redacted reader sees: a few, so that they are cut into parts here. */
async function listVisiblePages(
  db: Database,
  scan: ScanRow,
  access: ReadAccess,
  { page, size, outcome }: PageQuery,
): Promise<PageList> {
  const visible = [...(await visiblePages(db.queries, scan.id))];
  const rows = await db.queries
    .select(pageColumns)
    .from(pages)
    .where(and(eq(pages.scanId, scan.id), inArray(pages.id, visible)))
    .orderBy(asc(pages.ordinal));
  const listed = rows.filter((row) => outcome === undefined || row.outcome === outcome);
  return {
    data: listed.slice(page * size, (page + 1) * size).map(toPage),
    paginationDetails: { totalRecords: listed.length, currentPage: page, limit: size },
    ...redactionOf(access, scan.pagesKnown - rows.length),
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

/** Undefined also when the page is withheld: to a redacted reader it is not there. */
export async function findPage(
  db: Database,
  reader: Reader,
  projectId: string,
  scanId: string,
  pageId: string,
): Promise<Page | undefined> {
  const readable = await readableScan(db.queries, reader, projectId, scanId);
  if (readable === undefined) return undefined;
  if (!(await seesPage(db.queries, readable, pageId))) return undefined;
  const [row] = await db.queries
    .select(pageColumns)
    .from(pages)
    .where(and(eq(pages.id, pageId), eq(pages.scanId, scanId)));
  return row && toPage(row);
}

async function totalPages(db: Database, scan: ScanRow, outcome: PageOutcome | undefined): Promise<number> {
  if (outcome === undefined) return scan.pagesKnown;
  if (outcome === 'PENDING') return scan.pagesFound - scan.pagesEnded;
  const [row] = await db.queries
    .select({ total: pageOutcomes.totalPages })
    .from(pageOutcomes)
    .where(and(eq(pageOutcomes.scanId, scan.id), eq(pageOutcomes.outcome, outcome)));
  return row?.total ?? 0;
}
