import type { Lease } from '@sitelens/scanner';
import { and, asc, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { pages, scans } from '../schema.ts';

/** How long a page stays a silent worker's, in seconds; a live worker renews its lease in good time. */
export const LEASE_SECONDS = 10;

/**
 * Leases the first page of a scan that is free and meets the condition: never leased, given back, or held
 * by a worker that has fallen silent. Its fencing token rises, so that the silent one's result is refused.
 */
export async function leaseFirst(
  queries: Queries,
  scanId: string,
  { condition, leaseSeconds = LEASE_SECONDS }: { condition?: SQL; leaseSeconds?: number } = {},
): Promise<Lease | undefined> {
  return queries.transaction(async (tx) => {
    const [free] = await tx
      .select({ id: pages.id })
      .from(pages)
      .where(and(eq(pages.scanId, scanId), eq(pages.outcome, 'PENDING'), isFree(), condition))
      .orderBy(asc(pages.ordinal))
      .limit(1)
      .for('update', { skipLocked: true });
    if (free === undefined) return undefined;
    const [page] = await tx
      .update(pages)
      .set({ fencingToken: sql`${pages.fencingToken} + 1`, leaseExpiresAt: leaseEnd(leaseSeconds) })
      .where(eq(pages.id, free.id))
      .returning({
        id: pages.id,
        ordinal: pages.ordinal,
        url: pages.url,
        fencingToken: pages.fencingToken,
      });
    if (page === undefined) return undefined;
    await tx.update(scans).set({ currentUrl: page.url, lastVisitAt: sql`now()` }).where(eq(scans.id, scanId));
    const { fencingToken, ...leased } = page;
    return { page: leased, fencingToken };
  });
}

/** Keeps a page for its worker; false when the lease is void. */
export async function renewLease(queries: Queries, lease: Lease, leaseSeconds: number): Promise<boolean> {
  const rows = await queries
    .update(pages)
    .set({ leaseExpiresAt: leaseEnd(leaseSeconds) })
    .where(holds(lease))
    .returning({ id: pages.id });
  return rows.length > 0;
}

/** Gives a page back unscanned: the next worker need not wait for the lease to run out. */
export async function giveBack(queries: Queries, lease: Lease): Promise<void> {
  await queries.update(pages).set({ leaseExpiresAt: null }).where(holds(lease));
}

/** Notes that an attempt came to nothing without the page's doing; how many have. The lease stays. */
export async function noteFailedAttempt(queries: Queries, lease: Lease): Promise<number> {
  const [row] = await queries
    .update(pages)
    .set({ failedAttempts: sql`${pages.failedAttempts} + 1` })
    .where(holds(lease))
    .returning({ failedAttempts: pages.failedAttempts });
  return row?.failedAttempts ?? 0;
}

/** The pages of a scan whose worker has fallen silent. */
export async function lostPages(queries: Queries, scanId: string): Promise<readonly string[]> {
  const rows = await queries
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.scanId, scanId), eq(pages.outcome, 'PENDING'), lt(pages.leaseExpiresAt, sql`now()`)));
  return rows.map(({ id }) => id);
}

/** Frees every page: for a database that no other process uses, whose workers died with the last one. */
export async function voidAllLeases(queries: Queries): Promise<void> {
  await queries
    .update(pages)
    .set({ leaseExpiresAt: null })
    .where(and(eq(pages.outcome, 'PENDING'), sql`${pages.leaseExpiresAt} is not null`));
}

/** The page, as long as it is still the lease's. */
export function holds({ page, fencingToken }: Lease): SQL | undefined {
  return and(eq(pages.id, page.id), eq(pages.fencingToken, fencingToken), eq(pages.outcome, 'PENDING'));
}

function isFree(): SQL | undefined {
  return or(isNull(pages.leaseExpiresAt), lt(pages.leaseExpiresAt, sql`now()`));
}

/** By the database's clock alone: those of several workers may differ. */
export function leaseEnd(seconds: number): SQL {
  return sql`now() + ${seconds}::double precision * interval '1 second'`;
}
