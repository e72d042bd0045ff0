import type { Evaluator } from '@sitelens/api-client/contract';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Reader } from '../access.ts';
import type { Database, Queries } from '../database.ts';
import { readableScan } from '../readable.ts';
import { memberships, projects, scanEmailSubscriptions, scans, users } from '../schema.ts';
import { isAddressVerified } from '../users.ts';

interface Addressee {
  readonly email: string;
  /** Which results they asked for. */
  readonly evaluator?: Evaluator;
}

/** Somebody who is to be told that a scan has ended. */
export type AnnouncementRecipient =
  | (Addressee & { readonly kind: 'member'; readonly subscriptionId: string })
  | (Addressee & { readonly kind: 'visitor' });

const MOST_AT_A_TIME = 100;

const VISITOR: Reader = undefined;

/** Scans that have ended, whoever ended them and however, and have not been announced. */
export async function listScansToAnnounce(db: Database): Promise<readonly string[]> {
  const rows = await db.queries
    .select({ id: scans.id })
    .from(scans)
    .where(isToAnnounce())
    .orderBy(asc(scans.endedAt))
    .limit(MOST_AT_A_TIME);
  return rows.map(({ id }) => id);
}

/**
 * Marks a scan as announced; false where it runs, or another process has announced it. Only one process gets
 * true, and if its transaction fails, another one does.
 */
export async function takeAnnouncement(tx: Queries, scanId: string): Promise<boolean> {
  const taken = await tx
    .update(scans)
    .set({ announcedAt: sql`now()` })
    .where(and(eq(scans.id, scanId), isToAnnounce()))
    .returning({ id: scans.id });
  return taken.length > 0;
}

/** Those who asked for the scan. Members whose address is not verified, or who have left, are passed over. */
export async function announcementRecipients(
  tx: Queries,
  scanId: string,
): Promise<readonly AnnouncementRecipient[]> {
  return [...(await membersOf(tx, scanId)), ...(await takeVisitors(tx, scanId))];
}

async function membersOf(tx: Queries, scanId: string): Promise<readonly AnnouncementRecipient[]> {
  const rows = await tx
    .select({ subscription: scanEmailSubscriptions, user: users })
    .from(scanEmailSubscriptions)
    .innerJoin(scans, eq(scans.projectId, scanEmailSubscriptions.projectId))
    .innerJoin(projects, eq(projects.id, scans.projectId))
    .innerJoin(users, eq(users.id, scanEmailSubscriptions.userId))
    .innerJoin(
      memberships,
      and(eq(memberships.userId, users.id), eq(memberships.organisationId, projects.organisationId)),
    )
    .where(and(eq(scans.id, scanId), eq(projects.deleted, false)));
  return rows
    .filter(({ user }) => isAddressVerified(user))
    .map(({ subscription, user }) => ({
      kind: 'member',
      email: user.email,
      subscriptionId: subscription.id,
      ...asked(subscription),
    }));
}

/** They wanted this one scan, so their addresses are forgotten; what is private by now they are not told. */
async function takeVisitors(tx: Queries, scanId: string): Promise<readonly AnnouncementRecipient[]> {
  const rows = await tx
    .delete(scanEmailSubscriptions)
    .where(and(eq(scanEmailSubscriptions.scanId, scanId), isNotNull(scanEmailSubscriptions.email)))
    .returning();
  const [first] = rows;
  if (first === undefined || !(await readableScan(tx, VISITOR, first.projectId, scanId))) return [];
  return rows.flatMap((row) =>
    row.email === null ? [] : { kind: 'visitor', email: row.email, ...asked(row) },
  );
}

function isToAnnounce() {
  return and(isNotNull(scans.endedAt), isNull(scans.announcedAt));
}

function asked({ evaluator }: typeof scanEmailSubscriptions.$inferSelect): Pick<Addressee, 'evaluator'> {
  return evaluator === null ? {} : { evaluator };
}
