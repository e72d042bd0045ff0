import type { SiteAuditCounts } from '@sitelens/api-client/contract';
import { and, eq, gt } from 'drizzle-orm';
import type { Reader } from '../access.ts';
import type { Database } from '../database.ts';
import { readableScan } from '../readable.ts';
import { siteAuditCounts } from '../schema.ts';

/** How many site-audit issues of each type a scan has found. Numbers are whole to whoever may read the scan. */
export async function countSiteAuditIssues(
  { queries }: Database,
  reader: Reader,
  projectId: string,
  scanId: string,
): Promise<SiteAuditCounts | undefined> {
  if ((await readableScan(queries, reader, projectId, scanId)) === undefined) return undefined;
  const { issueType, totalIssues: count, revision } = siteAuditCounts;
  const rows = await queries
    .select({ issueType, count, revision })
    .from(siteAuditCounts)
    .where(and(eq(siteAuditCounts.scanId, scanId), gt(count, 0)));
  return Object.fromEntries(rows.map(({ issueType: type, ...of }) => [type, of]));
}
