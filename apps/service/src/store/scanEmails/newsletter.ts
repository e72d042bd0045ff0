import { randomBytes } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { hashOf } from '../hashOf.ts';
import { newsletterSubscribers } from '../schema.ts';

const { email: address, isConfirmed, tokenHash, createdAt } = newsletterSubscribers;

/** How long an address that has not confirmed is kept. */
const UNCONFIRMED_MS = 30 * 86_400_000;

/**
 * Notes that an address is said to want the newsletter. Nothing is sent to it but the question.
 *
 * @returns the token of the link that confirms it; undefined where that has been done
 */
export async function requestNewsletter(db: Database, email: string): Promise<string | undefined> {
  const token = randomBytes(32).toString('base64url');
  const hash = hashOf(token);
  const kept = await db.queries
    .insert(newsletterSubscribers)
    .values({ email: email.toLowerCase(), tokenHash: hash })
    .onConflictDoUpdate({ target: address, set: { tokenHash: hash }, setWhere: eq(isConfirmed, false) })
    .returning({ email: address });
  return kept.length > 0 ? token : undefined;
}

/** For an address that is known to be the subscriber's own. */
export async function joinNewsletter(db: Database, email: string): Promise<void> {
  await db.queries
    .insert(newsletterSubscribers)
    .values({
      email: email.toLowerCase(),
      isConfirmed: true,
      tokenHash: hashOf(randomBytes(32).toString('base64url')),
    })
    .onConflictDoUpdate({ target: address, set: { isConfirmed: true } });
}

/** Whether there is an address to confirm, or that has been confirmed, by this token. */
export async function isNewsletterToken(db: Database, token: string): Promise<boolean> {
  return (await db.queries.$count(newsletterSubscribers, eq(tokenHash, hashOf(token)))) > 0;
}

/** False where there is no such token; harmless to call again. */
export async function confirmNewsletter(db: Database, token: string): Promise<boolean> {
  const confirmed = await db.queries
    .update(newsletterSubscribers)
    .set({ isConfirmed: true })
    .where(eq(tokenHash, hashOf(token)))
    .returning({ email: address });
  return confirmed.length > 0;
}

/** Forgets addresses whose owner has not answered. */
export async function deleteUnconfirmedSubscribers(db: Database, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - UNCONFIRMED_MS);
  await db.queries.delete(newsletterSubscribers).where(and(eq(isConfirmed, false), lte(createdAt, before)));
}
