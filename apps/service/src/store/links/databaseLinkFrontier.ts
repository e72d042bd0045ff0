import type { LinkFrontier, LinkLease } from '@sitelens/scanner';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database, Queries } from '../database.ts';
import { linkChecks, scans } from '../schema.ts';
import { completeLink } from './completeLink.ts';
import type { LinkChecker } from './linkCheckers.ts';
import { LinksAhead } from './linksAhead.ts';

/**
 * The addresses of a scan in the store, as one link checker asks for them. Which of them it is asking for only
 * this object knows; the next link checker opens its own and is given those again that have no result. Once
 * another one has the links in hand, this one is exhausted, and what it completes is refused.
 */
export function openDatabaseLinkFrontier(db: Database, checker: LinkChecker): LinkFrontier {
  const ahead = new LinksAhead(db.queries, checker.scanId);
  return {
    take: async (request) => leasesOf(db.queries, checker, await ahead.take(request)),
    complete: (lease, result) => completeLink(db.queries, checker, lease, result),
    isExhausted: async () => {
      const [scan] = await db.queries
        .select({
          isExhausted: sql<boolean>`${scans.pagesEnded} = ${scans.pagesFound}
            and ${scans.linksChecked} = ${scans.linksFound}`,
        })
        .from(scans)
        .where(and(eq(scans.id, checker.scanId), eq(scans.linkCheckerToken, checker.fencingToken)));
      return scan?.isExhausted ?? true;
    },
  };
}

/** Addresses with what pages refer to them as by now. */
async function leasesOf(
  queries: Queries,
  { scanId, fencingToken }: LinkChecker,
  ordinals: readonly number[],
): Promise<readonly LinkLease[]> {
  if (ordinals.length === 0) return [];
  const rows = await queries
    .select({ url: linkChecks.url, kinds: linkChecks.kinds })
    .from(linkChecks)
    .where(
      and(
        eq(linkChecks.scanId, scanId),
        // As one array, whose members are looked up one by one; not without the condition: it is the index's.
        sql`${linkChecks.ordinal} = any(${`{${ordinals.join()}}`}::integer[]) and ${linkChecks.result} is null`,
      ),
    )
    .orderBy(asc(linkChecks.ordinal));
  return rows.map((row) => ({ ...row, fencingToken }));
}
