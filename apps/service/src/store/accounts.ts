import type { Role, User } from '@sitelens/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Database, Queries } from './database.ts';
import { newId } from './ids.ts';
import { memberships, organisations, subscriptions, users } from './schema.ts';
import { nameOf } from './users.ts';

/** Who is asking: a user, the organisation that they act for, and what they may do there. */
export interface Account {
  readonly userId: string;
  readonly organisationId: string;
  readonly role: Exclude<Role, 'FREEMIUM'>;
}

/** What an identity provider says about a person. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name?: string;
  readonly picture?: string;
}

const TRIAL_DAYS = 7;

/**
 * The account of a person who has just signed in; what the provider says now replaces what it said before.
 * On the first sign-in they get an organisation of their own, as its owner, with a trial of 7 days.
 */
export async function signInUser(db: Database, identity: Identity): Promise<Account> {
  return db.queries.transaction(async (tx) => {
    const userId = await saveUser(tx, identity);
    return (await findAccountIn(tx, userId)) ?? createOrganisation(tx, userId, identity);
  });
}

/** The user's account; of several organisations the one that they joined first. */
export async function findAccount(db: Database, userId: string): Promise<Account | undefined> {
  return findAccountIn(db.queries, userId);
}

export async function findUser(db: Database, account: Account): Promise<User | undefined> {
  const [row] = await db.queries
    .select({ user: users, organisation: { id: organisations.id, name: organisations.name } })
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .innerJoin(organisations, eq(organisations.id, memberships.organisationId))
    .where(and(eq(users.id, account.userId), eq(organisations.id, account.organisationId)));
  if (row === undefined) return undefined;
  const { user, organisation } = row;
  const name = nameOf(user);
  return {
    userRef: user.id,
    email: user.email,
    ...(name !== null && { name }),
    ...(user.picture !== null && { picture: user.picture }),
    organisation,
  };
}

async function saveUser(tx: Queries, identity: Identity): Promise<string> {
  const profile = {
    email: identity.email,
    emailVerified: identity.emailVerified,
    name: identity.name ?? null,
    picture: identity.picture ?? null,
  };
  const [row] = await tx
    .insert(users)
    .values({ issuer: identity.issuer, subject: identity.subject, ...profile })
    .onConflictDoUpdate({ target: [users.issuer, users.subject], set: profile })
    .returning({ id: users.id });
  if (row === undefined) throw new Error('A user could not be saved.');
  return row.id;
}

async function findAccountIn(queries: Queries, userId: string): Promise<Account | undefined> {
  const [row] = await queries
    .select({ organisationId: memberships.organisationId, role: memberships.role })
    .from(memberships)
    .where(eq(memberships.userId, userId))
    .orderBy(memberships.createdAt, memberships.organisationId)
    .limit(1);
  return row && { userId, ...row };
}

async function createOrganisation(tx: Queries, userId: string, identity: Identity): Promise<Account> {
  const organisationId = newId();
  const role = 'OWNER';
  await tx.insert(organisations).values({ id: organisationId, name: identity.name ?? identity.email });
  await tx.insert(memberships).values({ organisationId, userId, role });
  await tx.insert(subscriptions).values({
    organisationId,
    status: 'TRIALING',
    trialExpires: new Date(Date.now() + TRIAL_DAYS * 86_400_000),
  });
  return { userId, organisationId, role };
}
