import { lte } from 'drizzle-orm';
import type { Database } from './database.ts';
import { requestCounts } from './schema.ts';

/** Longer than any window that requests are counted in. */
const KEPT_MS = 2 * 86_400_000;

/** Forgets what was counted in windows of time that are over. */
export async function deleteOldRequestCounts(db: Database, now = new Date()): Promise<void> {
  await db.queries
    .delete(requestCounts)
    .where(lte(requestCounts.windowStartsAt, new Date(now.getTime() - KEPT_MS)));
}
