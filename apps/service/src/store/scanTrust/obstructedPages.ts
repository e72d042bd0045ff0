import type { ObstructedPages, PageObstacle } from '@sitelens/api-client/contract';
import { and, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { pages } from '../schema.ts';
import { firstOrdinals, withExamples } from './examples.ts';

/** Pages with an obstacle, by what it is and whose, most pages first. */
export async function readObstructedPages(
  queries: Queries,
  scanId: string,
): Promise<readonly ObstructedPages[]> {
  const obstacle = sql<PageObstacle>`obstacle`;
  const groups = await queries
    .select({ obstacle, count: count(), ordinals: firstOrdinals })
    .from(pages)
    .crossJoinLateral(sql`jsonb_array_elements(${pages.obstacles}) as obstacle`)
    .where(and(eq(pages.scanId, scanId), isNotNull(pages.obstacles)))
    .groupBy(obstacle)
    .orderBy(desc(count()), sql`obstacle ->> 'kind'`, sql`obstacle ->> 'name'`);
  return withExamples(
    queries,
    scanId,
    groups.map((group) => ({ ...group.obstacle, count: group.count, ordinals: group.ordinals })),
  );
}
