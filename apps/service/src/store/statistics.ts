import { type AccessibilityStatistics, IMPACTS, type PropertyCount } from '@sitelens/api-client/contract';
import { desc, eq } from 'drizzle-orm';
import type { Reader } from './access.ts';
import type { Database } from './database.ts';
import { readableProject } from './readable.ts';
import { scanImpacts, scans } from './schema.ts';

/** The latest ones: more than a chart can show. */
const MOST_SCANS = 200;

/**
 * How many issues of each impact the project's newest scans found, the running one too. Numbers are whole
 * to whoever may read the project.
 */
export async function accessibilityStatistics(
  db: Database,
  reader: Reader,
  projectId: string,
): Promise<AccessibilityStatistics | undefined> {
  if ((await readableProject(db.queries, reader, projectId)) === undefined) return undefined;
  const newest = db.queries
    .select({ id: scans.id })
    .from(scans)
    .where(eq(scans.projectId, projectId))
    .orderBy(desc(scans.startedAt), desc(scans.id))
    .limit(MOST_SCANS)
    .as('newest');
  const rows = await db.queries
    .select({ scanId: newest.id, rank: scanImpacts.impactRank, count: scanImpacts.totalIssues })
    .from(newest)
    .leftJoin(scanImpacts, eq(scanImpacts.scanId, newest.id))
    .orderBy(desc(scanImpacts.impactRank));
  const byScan = Map.groupBy(rows, ({ scanId }) => scanId);
  const countByScanId = Object.fromEntries([...byScan].map(([id, ofScan]) => [id, ofScan.flatMap(toCount)]));
  return { status: 'data', responseByProperty: { impact: { countByScanId } } };
}

/** A scan without issues has one row that counts nothing. */
function toCount(row: { readonly rank: number | null; readonly count: number | null }): PropertyCount[] {
  const impact = row.rank === null ? undefined : IMPACTS[row.rank];
  return impact === undefined ? [] : [{ propertyValue: impact, count: row.count ?? 0 }];
}
