import { randomBytes } from 'node:crypto';
import type { Evaluator } from '@sitelens/api-client/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Database, Queries } from '../database.ts';
import { hashOf } from '../hashOf.ts';
import { scanEmailSubscriptions, scans } from '../schema.ts';

const { projectId: ofProject, userId: ofUser } = scanEmailSubscriptions;

/** Who wants to hear of a project's scans: a member of each, by their account; anybody else of one, by an address. */
export type ScanEmailRecipient =
  | { readonly kind: 'member'; readonly userId: string }
  | { readonly kind: 'visitor'; readonly email: string };

export interface NewScanEmails {
  readonly projectId: string;
  readonly recipient: ScanEmailRecipient;
  readonly evaluator?: Evaluator;
}

/** The project's latest scan, and whether those who had asked for it have been told that it has ended. */
export interface LatestScan {
  readonly scanId: string;
  readonly isAnnounced: boolean;
}

/** Whether a member hears of a project's scans. */
export async function hasScanEmails(db: Database, projectId: string, userId: string): Promise<boolean> {
  const isTheirs = and(eq(ofProject, projectId), eq(ofUser, userId));
  return (await db.queries.$count(scanEmailSubscriptions, isTheirs)) > 0;
}

/**
 * Keeps who wants to hear: a member until they say no more, anybody else until the latest scan has been announced.
 * Where that has been done already, nothing is kept for anybody else. Harmless to call again.
 *
 * @returns the latest scan; undefined where there is none yet
 */
export async function keepScanEmails(
  db: Database,
  { projectId, recipient, evaluator }: NewScanEmails,
): Promise<LatestScan | undefined> {
  return db.queries.transaction(async (tx) => {
    const latest = await lockLatestScan(tx, projectId);
    const row = { projectId, evaluator: evaluator ?? null, unsubscribeTokenHash: unusedHash() };
    if (recipient.kind === 'member') {
      await insert(tx, { ...row, userId: recipient.userId });
    } else if (latest && !latest.isAnnounced) {
      await insert(tx, { ...row, email: recipient.email.toLowerCase(), scanId: latest.scanId });
    }
    return latest;
  });
}

export async function endScanEmails(db: Database, projectId: string, userId: string): Promise<void> {
  await db.queries.delete(scanEmailSubscriptions).where(and(eq(ofProject, projectId), eq(ofUser, userId)));
}

/** So locked, the scan can't be announced between this look at it and what is kept for it. */
async function lockLatestScan(tx: Queries, projectId: string): Promise<LatestScan | undefined> {
  const [row] = await tx
    .select({ scanId: scans.id, announcedAt: scans.announcedAt })
    .from(scans)
    .where(eq(scans.projectId, projectId))
    .orderBy(desc(scans.startedAt), desc(scans.id))
    .limit(1)
    .for('share');
  return row && { scanId: row.scanId, isAnnounced: row.announcedAt !== null };
}

async function insert(tx: Queries, row: typeof scanEmailSubscriptions.$inferInsert): Promise<void> {
  await tx.insert(scanEmailSubscriptions).values(row).onConflictDoNothing();
}

/** Until an e-mail carries a token there is none to keep the hash of. */
function unusedHash(): string {
  return hashOf(randomBytes(32).toString('base64url'));
}
