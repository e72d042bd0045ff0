import type { SkippedPages } from '@sitelens/api-client/contract';
import { and, asc, count, eq, notInArray, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { pageOutcomes, pages } from '../schema.ts';
import { EXAMPLES, firstOrdinals, withExamples } from './examples.ts';
import { withRobotsRules } from './robotsRules.ts';

/** Pages that have ended and were not scanned, by outcome and reason, most pages first. */
export async function readSkippedPages(queries: Queries, scanId: string): Promise<readonly SkippedPages[]> {
  const counted = [...(await otherwiseEnded(queries, scanId)), ...(await failed(queries, scanId))];
  const sorted = counted.toSorted((a, b) => b.count - a.count);
  const groups = await withExamples(queries, scanId, sorted);
  return Promise.all(
    groups.map((group) =>
      group.outcome === 'BLOCKED_BY_ROBOTS' ? withRobotsRules(queries, scanId, group) : group,
    ),
  );
}

/** From their totals: of a site that redirects everything there are as many as the scan has pages. */
function otherwiseEnded(queries: Queries, scanId: string) {
  const first = queries
    .select({ ordinal: pages.ordinal })
    .from(pages)
    .where(and(eq(pages.scanId, pageOutcomes.scanId), eq(pages.outcome, pageOutcomes.outcome)))
    .orderBy(asc(pages.ordinal))
    .limit(EXAMPLES);
  return queries
    .select({
      outcome: pageOutcomes.outcome,
      count: pageOutcomes.totalPages,
      ordinals: sql<readonly number[]>`array(${first})`,
    })
    .from(pageOutcomes)
    .where(
      and(
        eq(pageOutcomes.scanId, scanId),
        notInArray(pageOutcomes.outcome, ['SCANNED', 'PENDING', 'FAILED']),
      ),
    )
    .orderBy(asc(pageOutcomes.outcome));
}

async function failed(queries: Queries, scanId: string) {
  const rows = await queries
    .select({ outcome: pages.outcome, reason: pages.reason, count: count(), ordinals: firstOrdinals })
    .from(pages)
    .where(and(eq(pages.scanId, scanId), eq(pages.outcome, 'FAILED')))
    .groupBy(pages.outcome, pages.reason)
    .orderBy(asc(pages.reason));
  return rows.map(({ reason, ...group }) => ({ ...group, ...(reason !== null && { reason }) }));
}
