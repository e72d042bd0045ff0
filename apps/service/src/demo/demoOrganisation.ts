import { eq } from 'drizzle-orm';
import { DEMO_ACCOUNT } from '../sign-in/provider/demoAccount.ts';
import { EMBEDDED_ISSUER } from '../sign-in/registerSignIn.ts';
import { type Account, signInUser } from '../store/accounts.ts';
import type { Database } from '../store/database.ts';
import { organisations, subscriptions } from '../store/schema.ts';

/** Pages every 30 days: the most that can be bought (specification, section 9). */
const LARGEST_QUOTA = 15_000;

/**
 * The demo account with its organisation, made where it is missing. Its subscription is an active one: a
 * trial would end after a week, and with it everything that there is to try.
 */
export async function ensureDemoOrganisation(database: Database): Promise<Account> {
  const account = await signInUser(database, {
    issuer: EMBEDDED_ISSUER,
    subject: DEMO_ACCOUNT.subject,
    email: DEMO_ACCOUNT.email,
    emailVerified: true,
    name: DEMO_ACCOUNT.name,
  });
  const { organisationId } = account;
  await database.queries
    .update(organisations)
    .set({ name: 'Demo organisation' })
    .where(eq(organisations.id, organisationId));
  await database.queries
    .update(subscriptions)
    .set({ status: 'ACTIVE', planType: 'pro', planQuota: LARGEST_QUOTA, trialExpires: null })
    .where(eq(subscriptions.organisationId, organisationId));
  return account;
}
