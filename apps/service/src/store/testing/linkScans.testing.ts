import type { PageAudit, PageReference, SiteAuditRecord } from '@sitelens/scanner';
import { NO_AUDIT } from '@sitelens/scanner';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { beginFrontier, openDatabaseFrontier } from '../databaseFrontier.ts';
import { leaseFirst } from '../frontier/leases.ts';
import { pages, siteAuditIssues } from '../schema.ts';
import { type NewScan, newScan, SETTINGS, scannedPage } from './scans.testing.ts';

const ORIGIN = 'https://www.example.com';

/** A running scan whose start page has ended, and links to the pages of these paths; each waits to be ended. */
export async function scanWithPages(db: Database, paths: readonly string[]): Promise<NewScan> {
  const scan = await newScan(db, { maxPages: paths.length + 1 });
  const { startUrl, allowedDomains } = SETTINGS;
  await beginFrontier(db, scan.scanId, { startUrl, allowedDomains, robots: [], seeds: [], crawlDelayMs: 0 });
  const frontier = openDatabaseFrontier(db, scan.scanId);
  const start = await frontier.lease();
  if (start === undefined) throw new Error('The scan has no start page.');
  await frontier.complete(start, scannedPage({ links: paths.map((path) => `${ORIGIN}${path}`) }));
  return scan;
}

/** Ends a page that waits, as one that was scanned. */
export async function endPage(
  db: Database,
  scanId: string,
  path: string,
  audit: Partial<PageAudit>,
): Promise<void> {
  const condition = eq(pages.url, `${ORIGIN}${path}`);
  const lease = await leaseFirst(db.queries, scanId, { condition });
  if (lease === undefined) throw new Error(`${path} does not wait.`);
  const page = scannedPage({ siteAudit: { ...NO_AUDIT, ...audit } });
  if (!(await openDatabaseFrontier(db, scanId).complete(lease, page)))
    throw new Error(`${path} was refused.`);
}

/** Ends every page that waits. */
export async function endPages(db: Database, scanId: string): Promise<void> {
  const frontier = openDatabaseFrontier(db, scanId);
  for (let lease = await frontier.lease(); lease; lease = await frontier.lease()) {
    await frontier.complete(lease, { outcome: 'NOT_HTML', httpStatus: 200, mediaType: 'text/plain' });
  }
}

export function link(url: string, kind: PageReference['kind'] = 'link'): PageReference {
  return { kind, url };
}

/** The rows of a scan's site audit, by type and position. */
export async function recordsOf(db: Database, scanId: string): Promise<readonly SiteAuditRecord[]> {
  const rows = await db.queries
    .select()
    .from(siteAuditIssues)
    .where(eq(siteAuditIssues.scanId, scanId))
    .orderBy(asc(siteAuditIssues.issueType), asc(siteAuditIssues.position));
  return rows.map(({ issueType, details }) => ({ issueType, issueDetails: details }) as SiteAuditRecord);
}
