import type { Database } from '../../store/database.ts';
import { isWithinLimit, type RequestLimit } from '../../store/requestCounts.ts';
import { ProblemError } from '../problems/ProblemError.ts';

/** The keys of the catalogue that say that there was too much of something. */
export type LimitProblem = 'too-many-attempts' | 'too-many-scans';

/**
 * Counts a request, and lets it through where the limit has room.
 *
 * @throws ProblemError 429 with properties.retryAfter, in seconds, which is answered as Retry-After too
 */
export async function requireWithinLimit(
  db: Database,
  limit: RequestLimit,
  problem: LimitProblem = 'too-many-attempts',
  now = new Date(),
): Promise<void> {
  const { allowed, retryAfterMs } = await isWithinLimit(db, limit, now);
  if (!allowed) throw tooMany(problem, retryAfterMs);
}

interface Refused {
  readonly detail?: string;
  /** Whether others are in the way, not the caller's own requests. */
  readonly isBusy?: boolean;
}

export function tooMany(problem: LimitProblem, retryAfterMs: number, refused: Refused = {}): ProblemError {
  const { detail, isBusy } = refused;
  const retryAfter = Math.max(1, Math.ceil(retryAfterMs / 1_000));
  return new ProblemError(problem, {
    properties: { retryAfter, ...(isBusy && { isBusy }) },
    ...(detail !== undefined && { detail }),
  });
}
