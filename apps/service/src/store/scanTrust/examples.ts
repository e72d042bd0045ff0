import type { TrustExample } from '@sitelens/api-client/contract';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { pages } from '../schema.ts';

/** Of each kind, the first in the crawl's order. */
export const EXAMPLES = 5;

/** Of a group of pages, the places of the first ones. Sorting all of them would take longer than counting them. */
export const firstOrdinals: SQL<readonly number[]> = sql`array(
  select one from unnest(array_agg(${pages.ordinal})) as one order by one limit ${EXAMPLES}::integer)`;

/** Groups of pages, each with its examples in the place of where they are. */
export async function withExamples<Group extends { readonly ordinals: readonly number[] }>(
  queries: Queries,
  scanId: string,
  groups: readonly Group[],
): Promise<readonly (Omit<Group, 'ordinals'> & { readonly examples: readonly TrustExample[] })[]> {
  const wanted = [...new Set(groups.flatMap(({ ordinals }) => ordinals))];
  const rows =
    wanted.length === 0
      ? []
      : await queries
          .select({ ordinal: pages.ordinal, pageId: pages.id, url: pages.url })
          .from(pages)
          .where(and(eq(pages.scanId, scanId), inArray(pages.ordinal, wanted)));
  const byOrdinal = new Map(rows.map(({ ordinal, ...example }) => [ordinal, example]));
  return groups.map(({ ordinals, ...group }) => ({
    ...group,
    examples: ordinals.flatMap((ordinal) => byOrdinal.get(ordinal) ?? []),
  }));
}
