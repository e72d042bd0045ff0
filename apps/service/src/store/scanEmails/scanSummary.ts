import { IMPACTS, type Impact, type ScanFailure } from '@sitelens/api-client/contract';
import { and, desc, eq, sum } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { scanImpacts, scanRules, scans } from '../schema.ts';

/** What an e-mail says of a scan that has ended. */
export interface ScanSummary {
  readonly projectId: string;
  readonly scanId: string;
  readonly startUrl: string;
  /** Null where pages were scanned. */
  readonly failure: ScanFailure | null;
  readonly pagesScanned: number;
  readonly accessibilityIssues: number;
  /** The most severe first; impacts without issues are left out. */
  readonly byImpact: readonly { readonly impact: Impact; readonly count: number }[];
  /** Undefined where there is no earlier scan to compare with. */
  readonly sinceLastScan?: { readonly newIssues: number; readonly fixedIssues: number };
}

/** Undefined while the scan runs, and where there is none. */
export async function scanSummary(queries: Queries, scanId: string): Promise<ScanSummary | undefined> {
  const [scan] = await queries.select().from(scans).where(eq(scans.id, scanId));
  if (scan === undefined || scan.endedAt === null) return undefined;
  const { projectId, startUrl, failure, pagesScanned, accessibilityIssues } = scan;
  return {
    projectId,
    scanId,
    startUrl,
    failure: scan.status === 'FAILED' ? (failure ?? { outcome: 'FAILED', reason: 'SCAN_ERROR' }) : null,
    pagesScanned,
    accessibilityIssues,
    byImpact: await impactsOf(queries, scanId),
    ...(scan.hasEarlierScan && { sinceLastScan: await changesOf(queries, scanId) }),
  };
}

async function impactsOf(queries: Queries, scanId: string): Promise<ScanSummary['byImpact']> {
  const rows = await queries
    .select({ rank: scanImpacts.impactRank, count: scanImpacts.totalIssues })
    .from(scanImpacts)
    .where(eq(scanImpacts.scanId, scanId))
    .orderBy(desc(scanImpacts.impactRank));
  return rows.flatMap(({ rank, count }) => {
    const impact = IMPACTS[rank];
    return impact === undefined || count === 0 ? [] : { impact, count };
  });
}

async function changesOf(queries: Queries, scanId: string) {
  const { newIssues, fixedIssues } = scanRules;
  const [row] = await queries
    .select({ newIssues: sum(newIssues).mapWith(Number), fixedIssues: sum(fixedIssues).mapWith(Number) })
    .from(scanRules)
    .where(and(eq(scanRules.scanId, scanId), eq(scanRules.evaluator, 'ACCESSIBILITY')));
  return { newIssues: row?.newIssues ?? 0, fixedIssues: row?.fixedIssues ?? 0 };
}
