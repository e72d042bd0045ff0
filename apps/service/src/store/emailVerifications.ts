import { randomBytes } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from './database.ts';
import { hashOf } from './hashOf.ts';
import { emailVerifications, users } from './schema.ts';

const LIFETIME_MS = 24 * 3_600_000;

/** The token of a new question to an address: 256 random bits in base64url, of which only a hash is kept. */
export async function createEmailVerification(
  db: Database,
  userId: string,
  email: string,
  now = new Date(),
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  await db.queries.insert(emailVerifications).values({ tokenHash: hashOf(token), userId, email, expiresAt });
  return token;
}

/** Whether a question to this address of the user's is still open. */
export async function isVerificationUnderWay(
  db: Database,
  userId: string,
  email: string,
  now = new Date(),
): Promise<boolean> {
  const { userId: user, email: address, expiresAt } = emailVerifications;
  const isOpen = and(eq(user, userId), eq(address, email), gt(expiresAt, now));
  return (await db.queries.$count(emailVerifications, isOpen)) > 0;
}

/** The address that a token would verify; undefined when it was used, has expired, or never was one. */
export async function addressToVerify(
  db: Database,
  token: string,
  now = new Date(),
): Promise<string | undefined> {
  const { tokenHash, expiresAt } = emailVerifications;
  const [row] = await db.queries
    .select({ email: users.email })
    .from(emailVerifications)
    .innerJoin(users, isOfUser)
    .where(and(eq(tokenHash, hashOf(token)), gt(expiresAt, now)));
  return row?.email;
}

/** A question to an address that the user had before verifies nothing. */
const isOfUser = and(eq(users.id, emailVerifications.userId), eq(users.email, emailVerifications.email));

/**
 * Uses a token, once: its user's address is verified from now on, and their other questions are answered with it.
 * Of two uses at the same moment one succeeds. The verified address; undefined as for {@link addressToVerify}.
 */
export async function verifyAddress(
  db: Database,
  token: string,
  now = new Date(),
): Promise<string | undefined> {
  return db.queries.transaction(async (tx) => {
    const [used] = await tx
      .delete(emailVerifications)
      .where(eq(emailVerifications.tokenHash, hashOf(token)))
      .returning();
    if (used === undefined || used.expiresAt <= now) return undefined;
    const { userId, email } = used;
    const [verified] = await tx
      .update(users)
      .set({ verifiedEmail: email })
      .where(and(eq(users.id, userId), eq(users.email, email)))
      .returning({ email: users.email });
    if (verified) await tx.delete(emailVerifications).where(eq(emailVerifications.userId, userId));
    return verified?.email;
  });
}

export async function deleteExpiredEmailVerifications(db: Database): Promise<void> {
  await db.queries.delete(emailVerifications).where(lte(emailVerifications.expiresAt, new Date()));
}
