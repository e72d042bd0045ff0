import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../store/database.ts';
import { duplicateGroups, issues, pages, scans, siteAuditIssues } from '../../store/schema.ts';

/** Everything that a scan has found, without what differs between two scans of the same site. */
export async function scanResult(db: Database, scanId: string) {
  const [scan] = await db.queries.select().from(scans).where(eq(scans.id, scanId));
  const pageRows = await db.queries
    .select()
    .from(pages)
    .where(eq(pages.scanId, scanId))
    .orderBy(asc(pages.ordinal));
  const findings = await db.queries
    .select({ ordinal: pages.ordinal, position: issues.position, finding: issues.finding })
    .from(issues)
    .innerJoin(pages, eq(pages.id, issues.pageId))
    .where(eq(pages.scanId, scanId))
    .orderBy(asc(pages.ordinal), asc(issues.ruleId), asc(issues.position));
  return {
    status: scan?.status,
    pages: pageRows.map(({ ordinal, url, outcome, reason, httpStatus, title, dimensions, screenshots }) => ({
      ordinal,
      url,
      outcome,
      reason,
      httpStatus,
      title,
      dimensions,
      screenshots: JSON.parse(withoutIds(JSON.stringify(screenshots))),
    })),
    findings,
    siteAudit: await siteAuditOf(db, scanId),
  };
}

/** Records and groups of duplicates, sorted: their order is that in which pages and links happen to end. */
async function siteAuditOf(db: Database, scanId: string) {
  const records = await db.queries
    .select({ issueType: siteAuditIssues.issueType, details: siteAuditIssues.details })
    .from(siteAuditIssues)
    .where(eq(siteAuditIssues.scanId, scanId));
  const groups = await db.queries
    .select()
    .from(duplicateGroups)
    .where(and(eq(duplicateGroups.scanId, scanId), isNotNull(duplicateGroups.position)));
  return [
    ...records.map((record) => JSON.stringify(record)),
    ...groups.map(({ issueType, content, totalPages, pageUrls }) =>
      JSON.stringify({ issueType, content, totalPages, pageUrls: pageUrls.toSorted() }),
    ),
  ].toSorted();
}

/** The names of the files that the pages of a scan refer to, sorted. */
export async function filesReferredTo(db: Database, scanId: string): Promise<readonly string[]> {
  const rows = await db.queries
    .select({ screenshots: pages.screenshots })
    .from(pages)
    .where(eq(pages.scanId, scanId));
  return rows
    .flatMap(({ screenshots }) =>
      Object.values(screenshots ?? {}).flatMap((bySize) => Object.values(bySize).flat()),
    )
    .map(({ fileName }) => fileName)
    .toSorted();
}

/** The names of the files of all scans in a data folder, sorted. */
export async function filesKept(dataDir: string): Promise<readonly string[]> {
  const folder = join(dataDir, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/files${join(entry.parentPath, entry.name).slice(folder.length)}`)
    .toSorted();
}

function withoutIds(text: string): string {
  return text.replaceAll(/\/files\/[^/]+\/[^/]+\/\d+\//g, '/files/');
}
