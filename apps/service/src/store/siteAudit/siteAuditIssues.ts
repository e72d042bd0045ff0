import type { SiteAuditIssue, SiteAuditIssueList, SiteAuditIssueType } from '@sitelens/api-client/contract';
import { type DuplicateType, isDuplicateType } from '@sitelens/scanner';
import { and, eq, gte, lt, type SQL } from 'drizzle-orm';
import type { ReadAccess, Reader } from '../access.ts';
import type { Database, Queries } from '../database.ts';
import { readableScan } from '../readable.ts';
import { redactionOf } from '../redaction.ts';
import { duplicateGroups, siteAuditCounts, siteAuditIssues } from '../schema.ts';

/** A part of a type's list; without a size the first {@link MOST_ISSUES}. */
export interface SiteAuditPaging {
  readonly page: number;
  readonly size?: number;
}

/** A range of positions: from the first to before the last. */
interface Positions {
  readonly from: number;
  readonly to: number;
}

const MOST_ISSUES = 1_000;
/** Issues of each type that a redacted reader sees. */
const VISIBLE_ISSUES = 3;

/** The issues of one type, in the order in which they were found, which never changes. */
export async function listSiteAuditIssues(
  { queries }: Database,
  reader: Reader,
  projectId: string,
  scanId: string,
  issueType: SiteAuditIssueType,
  { page, size }: SiteAuditPaging,
): Promise<SiteAuditIssueList | undefined> {
  const readable = await readableScan(queries, reader, projectId, scanId);
  if (readable === undefined) return undefined;
  const { access } = readable;
  // Before the rows: a revision that is too old only offers an update too many.
  const { totalIssues, revision } = await countOf(queries, scanId, issueType);
  const positions = visiblePart(access, totalIssues, { page, size: size ?? MOST_ISSUES });
  return {
    status: 'data',
    data: await readIssues(queries, scanId, issueType, positions),
    totalElements: totalIssues,
    revision,
    ...redactionOf(access, totalIssues - VISIBLE_ISSUES),
  };
}

async function countOf(queries: Queries, scanId: string, issueType: SiteAuditIssueType) {
  const { totalIssues, revision } = siteAuditCounts;
  const [row] = await queries
    .select({ totalIssues, revision })
    .from(siteAuditCounts)
    .where(and(eq(siteAuditCounts.scanId, scanId), eq(siteAuditCounts.issueType, issueType)));
  return row ?? { totalIssues: 0, revision: 0 };
}

/** Not beyond what was counted: a scan that runs may have added to it since. */
function visiblePart(
  { kind }: ReadAccess,
  totalIssues: number,
  { page, size }: Required<SiteAuditPaging>,
): Positions {
  const end = kind === 'whole' ? totalIssues : Math.min(VISIBLE_ISSUES, totalIssues);
  return { from: page * size, to: Math.min(end, (page + 1) * size) };
}

async function readIssues(
  queries: Queries,
  scanId: string,
  issueType: SiteAuditIssueType,
  positions: Positions,
): Promise<readonly SiteAuditIssue[]> {
  if (positions.from >= positions.to) return [];
  if (isDuplicateType(issueType)) return readDuplicates(queries, scanId, issueType, positions);
  const { position, details } = siteAuditIssues;
  const rows = await queries
    .select({ details })
    .from(siteAuditIssues)
    .where(isPartOf(siteAuditIssues, { scanId, issueType, ...positions }))
    .orderBy(position);
  return rows.map((row) => ({ issueType, issueDetails: row.details }));
}

async function readDuplicates(
  queries: Queries,
  scanId: string,
  issueType: DuplicateType,
  positions: Positions,
): Promise<readonly SiteAuditIssue[]> {
  const { position, content, totalPages, pageUrls } = duplicateGroups;
  const rows = await queries
    .select({ content, totalPages, pageUrls })
    .from(duplicateGroups)
    .where(isPartOf(duplicateGroups, { scanId, issueType, ...positions }))
    .orderBy(position);
  return rows.map((row) => ({
    issueType,
    issueDetails: {
      page_urls: Object.fromEntries(row.pageUrls.map((url, at) => [`href${at}`, url])),
      content: { text: row.content },
    },
    totalPages: row.totalPages,
  }));
}

/** Both tables are cut by their index of positions. */
function isPartOf(
  { scanId, issueType, position }: typeof siteAuditIssues | typeof duplicateGroups,
  part: Positions & { readonly scanId: string; readonly issueType: SiteAuditIssueType },
): SQL | undefined {
  return and(
    eq(scanId, part.scanId),
    eq(issueType, part.issueType),
    gte(position, part.from),
    lt(position, part.to),
  );
}
