import { and, eq, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { leaseEnd } from '../frontier/leases.ts';
import { scans } from '../schema.ts';

/** The right to check the links of a scan. One that was given again to another link checker is void. */
export interface LinkChecker {
  readonly scanId: string;
  /** Rises each time that the right is given; results of an older one are refused. */
  readonly fencingToken: number;
}

/**
 * Takes the links of a running scan in hand, where any wait and nobody else has them: given back, or held by a
 * worker that has fallen silent.
 */
export async function takeLinksInHand(
  queries: Queries,
  scanId: string,
  leaseSeconds: number,
): Promise<LinkChecker | undefined> {
  const [scan] = await queries
    .update(scans)
    .set({
      linkCheckerToken: sql`${scans.linkCheckerToken} + 1`,
      linkCheckerLeaseExpiresAt: leaseEnd(leaseSeconds),
    })
    .where(
      and(
        eq(scans.id, scanId),
        isNull(scans.endedAt),
        ne(scans.linksChecked, scans.linksFound),
        or(isNull(scans.linkCheckerLeaseExpiresAt), lt(scans.linkCheckerLeaseExpiresAt, sql`now()`)),
      ),
    )
    .returning({ fencingToken: scans.linkCheckerToken });
  return scan && { scanId, ...scan };
}

/** Keeps the links for their link checker; false when its right is void, or the scan has ended. */
export async function renewLinkChecker(
  queries: Queries,
  checker: LinkChecker,
  leaseSeconds: number,
): Promise<boolean> {
  const rows = await queries
    .update(scans)
    .set({ linkCheckerLeaseExpiresAt: leaseEnd(leaseSeconds) })
    .where(and(isOf(checker), isNull(scans.endedAt)))
    .returning({ id: scans.id });
  return rows.length > 0;
}

/** Gives the links back: the next link checker need not wait for the lease to run out. */
export async function giveLinksBack(queries: Queries, checker: LinkChecker): Promise<void> {
  await queries.update(scans).set({ linkCheckerLeaseExpiresAt: null }).where(isOf(checker));
}

/** Notes that checking came to nothing without the links' doing; how many times it has in this scan. */
export async function noteLinkCheckerFailure(queries: Queries, checker: LinkChecker): Promise<number> {
  const [row] = await queries
    .update(scans)
    .set({ linkCheckerFailures: sql`${scans.linkCheckerFailures} + 1` })
    .where(isOf(checker))
    .returning({ failures: scans.linkCheckerFailures });
  return row?.failures ?? 0;
}

/** Whether the link checker of a scan has fallen silent. */
export async function isLinkCheckerLost(queries: Queries, scanId: string): Promise<boolean> {
  const rows = await queries
    .select({ id: scans.id })
    .from(scans)
    .where(and(eq(scans.id, scanId), lt(scans.linkCheckerLeaseExpiresAt, sql`now()`)));
  return rows.length > 0;
}

/** Frees the links of every scan: for a database that no other process uses. */
export async function voidAllLinkCheckers(queries: Queries): Promise<void> {
  await queries
    .update(scans)
    .set({ linkCheckerLeaseExpiresAt: null })
    .where(and(isNull(scans.endedAt), sql`${scans.linkCheckerLeaseExpiresAt} is not null`));
}

function isOf({ scanId, fencingToken }: LinkChecker): SQL | undefined {
  return and(eq(scans.id, scanId), eq(scans.linkCheckerToken, fencingToken));
}
