import { createHash, randomBytes } from 'node:crypto';
import type { TokenInfo } from '@sitelens/api-client/contract';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Account } from './accounts.ts';
import type { Database } from './database.ts';
import { memberships, sessions, users } from './schema.ts';
import { isAddressVerified, nameOf } from './users.ts';

export interface NewSession {
  /** For the cookie; only a hash of it is kept. 256 random bits in base64url. */
  readonly token: string;
  readonly expiresAt: Date;
}

/** A live session: for whom it speaks, and what the token call says about it. */
export interface Session {
  readonly account: Account;
  readonly tokenInfo: TokenInfo;
  readonly expiresAt: Date;
}

/** @param lifetime in milliseconds */
export async function createSession(db: Database, userId: string, lifetime: number): Promise<NewSession> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + lifetime);
  await db.queries.insert(sessions).values({ tokenHash: hashOf(token), userId, expiresAt });
  return { token, expiresAt };
}

/** Undefined when there is no such session, or it has expired. */
export async function findSession(db: Database, token: string): Promise<Session | undefined> {
  const [row] = await db.queries
    .select({ user: users, membership: memberships, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .where(and(eq(sessions.tokenHash, hashOf(token)), gt(sessions.expiresAt, new Date())))
    .orderBy(memberships.createdAt, memberships.organisationId)
    .limit(1);
  if (row === undefined) return undefined;
  const { user, membership, expiresAt } = row;
  const name = nameOf(user);
  return {
    account: { userId: user.id, organisationId: membership.organisationId, role: membership.role },
    tokenInfo: {
      authenticated: true,
      email: user.email,
      emailVerified: isAddressVerified(user),
      userRef: user.id,
      ...(name !== null && { name }),
      ...(user.picture !== null && { picture: user.picture }),
    },
    expiresAt,
  };
}

export async function deleteSession(db: Database, token: string): Promise<void> {
  await db.queries.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)));
}

export async function deleteExpiredSessions(db: Database): Promise<void> {
  await db.queries.delete(sessions).where(lte(sessions.expiresAt, new Date()));
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
