import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { builtInAccounts } from './schema.ts';

/** Somebody who has signed up with the built-in provider. */
export interface BuiltInAccount {
  readonly id: string;
  /** In lower case. */
  readonly email: string;
  readonly name: string | null;
  readonly passwordHash: string;
}

/** Undefined when there is an account with this address, whatever its case. */
export async function createBuiltInAccount(
  db: Database,
  { email, ...account }: Omit<BuiltInAccount, 'id'>,
): Promise<BuiltInAccount | undefined> {
  const [row] = await db.queries
    .insert(builtInAccounts)
    .values({ email: email.toLowerCase(), ...account })
    .onConflictDoNothing()
    .returning();
  return row;
}

export async function findBuiltInAccount(db: Database, id: string): Promise<BuiltInAccount | undefined> {
  const [row] = await db.queries.select().from(builtInAccounts).where(eq(builtInAccounts.id, id));
  return row;
}

export async function findBuiltInAccountByEmail(
  db: Database,
  email: string,
): Promise<BuiltInAccount | undefined> {
  const [row] = await db.queries
    .select()
    .from(builtInAccounts)
    .where(eq(builtInAccounts.email, email.toLowerCase()));
  return row;
}
