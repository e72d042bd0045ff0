import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { requestCounts } from './schema.ts';

export interface RequestLimit {
  /** What is limited and for whom. Never an address as it is: see `clientOf`. */
  readonly key: string;
  readonly windowMs: number;
  /** Requests that a window allows. */
  readonly limit: number;
}

export interface LimitAnswer {
  readonly allowed: boolean;
  /** Until the next window begins; 0 where the request is allowed. */
  readonly retryAfterMs: number;
}

/**
 * Counts a request in the window of time that it falls into, and says whether there is still room for it. One
 * statement over all processes, so that requests at the same moment can't pass together. Windows begin at
 * multiples of their length: around such a moment twice the limit can pass, which all limits are set low enough for.
 */
export async function isWithinLimit(
  db: Database,
  { key, windowMs, limit }: RequestLimit,
  now = new Date(),
): Promise<LimitAnswer> {
  const startsAt = Math.floor(now.getTime() / windowMs) * windowMs;
  const [row] = await db.queries
    .insert(requestCounts)
    // A key may be limited in several windows, and two of them may begin at the same time.
    .values({ key: `${key} per ${windowMs}`, windowStartsAt: new Date(startsAt), count: 1 })
    .onConflictDoUpdate({
      target: [requestCounts.key, requestCounts.windowStartsAt],
      set: { count: sql`least(${requestCounts.count} + 1, 1000000)` },
    })
    .returning({ count: requestCounts.count });
  if (row === undefined) throw new Error('A request could not be counted.');
  const allowed = row.count <= limit;
  return { allowed, retryAfterMs: allowed ? 0 : startsAt + windowMs - now.getTime() };
}
