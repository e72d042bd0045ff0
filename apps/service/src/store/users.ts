import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { users } from './schema.ts';

type UserRow = typeof users.$inferSelect;

/** What somebody is called: by the name that they chose here, else by their identity provider's. */
export function nameOf({ chosenName, name }: Pick<UserRow, 'chosenName' | 'name'>): string | null {
  return chosenName ?? name;
}

/**
 * Whether an address is known to be its user's: because the identity provider says so, or because they followed
 * our link to it. An address that changes at the provider is another one, which neither has been said of.
 */
export function isAddressVerified({
  email,
  emailVerified,
  verifiedEmail,
}: Pick<UserRow, 'email' | 'emailVerified' | 'verifiedEmail'>): boolean {
  return emailVerified || verifiedEmail === email;
}

export interface UserAddress {
  readonly userId: string;
  readonly email: string;
  readonly isVerified: boolean;
}

export async function findAddress(db: Database, userId: string): Promise<UserAddress | undefined> {
  const [user] = await db.queries.select().from(users).where(eq(users.id, userId));
  return user && { userId, email: user.email, isVerified: isAddressVerified(user) };
}

/** @param name null for the identity provider's again */
export async function setChosenName(db: Database, userId: string, name: string | null): Promise<void> {
  await db.queries.update(users).set({ chosenName: name }).where(eq(users.id, userId));
}
