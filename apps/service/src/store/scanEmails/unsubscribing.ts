import { createHmac } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import type { Database, Queries } from '../database.ts';
import { hashOf } from '../hashOf.ts';
import { newsletterSubscribers, projects, scanEmailSubscriptions } from '../schema.ts';

/** What an unsubscribe link would end. */
export type Unsubscribable =
  | { readonly kind: 'scans'; readonly startUrl: string }
  | { readonly kind: 'newsletter' };

/**
 * The token of a member's subscription, the same in all of its e-mails, so that the links of old ones go on
 * working. Who can read the database has its hash alone.
 *
 * @param secret that is never in the database
 */
export async function unsubscribeToken(tx: Queries, subscriptionId: string, secret: string): Promise<string> {
  const token = createHmac('sha256', secret).update(`unsubscribe ${subscriptionId}`).digest('base64url');
  const unsubscribeTokenHash = hashOf(token);
  const { id, unsubscribeTokenHash: kept } = scanEmailSubscriptions;
  await tx
    .update(scanEmailSubscriptions)
    .set({ unsubscribeTokenHash })
    .where(and(eq(id, subscriptionId), ne(kept, unsubscribeTokenHash)));
  return token;
}

/** Undefined when the token was used, or never was one. */
export async function findUnsubscribable(db: Database, token: string): Promise<Unsubscribable | undefined> {
  const tokenHash = hashOf(token);
  const [ofProject] = await db.queries
    .select({ startUrl: projects.startUrl })
    .from(scanEmailSubscriptions)
    .innerJoin(projects, eq(projects.id, scanEmailSubscriptions.projectId))
    .where(eq(scanEmailSubscriptions.unsubscribeTokenHash, tokenHash));
  if (ofProject) return { kind: 'scans', startUrl: ofProject.startUrl };
  const isNewsletter = eq(newsletterSubscribers.tokenHash, tokenHash);
  return (await db.queries.$count(newsletterSubscribers, isNewsletter)) > 0
    ? { kind: 'newsletter' }
    : undefined;
}

/** Harmless to call again: mail programs do. */
export async function unsubscribe(db: Database, token: string): Promise<void> {
  const tokenHash = hashOf(token);
  await db.queries
    .delete(scanEmailSubscriptions)
    .where(eq(scanEmailSubscriptions.unsubscribeTokenHash, tokenHash));
  await db.queries.delete(newsletterSubscribers).where(eq(newsletterSubscribers.tokenHash, tokenHash));
}
