import { type LinkResult, MOST_ADDRESSES_REMEMBERED } from '@sitelens/scanner';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { linkChecks } from '../schema.ts';

export interface CheckedLink {
  readonly url: string;
  readonly result: LinkResult;
}

/** The addresses of a scan whose result is known; where there are more than a link checker remembers, the last. */
export async function listLinkResults(queries: Queries, scanId: string): Promise<readonly CheckedLink[]> {
  const rows = await queries
    .select({ url: linkChecks.url, result: linkChecks.result })
    .from(linkChecks)
    .where(and(eq(linkChecks.scanId, scanId), isNotNull(linkChecks.result)))
    .orderBy(desc(linkChecks.ordinal))
    .limit(MOST_ADDRESSES_REMEMBERED);
  return rows.flatMap(({ url, result }) => (result === null ? [] : [{ url, result }]));
}
