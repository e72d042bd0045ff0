import type { Role } from '@sitelens/api-client/contract';
import { eq } from 'drizzle-orm';
import type { BrowserContextOptions } from 'playwright-core';
import { ensureDemoOrganisation } from '../../../apps/service/src/demo/demoOrganisation.ts';
import { SESSION_COOKIE } from '../../../apps/service/src/sign-in/session.ts';
import { signInUser } from '../../../apps/service/src/store/accounts.ts';
import type { Database } from '../../../apps/service/src/store/database.ts';
import { openDatabase } from '../../../apps/service/src/store/openDatabase.ts';
import { memberships } from '../../../apps/service/src/store/schema.ts';
import { createSession } from '../../../apps/service/src/store/sessions.ts';

/** Members of one organisation by their role, and somebody whose address is not verified. */
export const PEOPLE = ['OWNER', 'MEMBER', 'VIEWER', 'unverified'] as const;

export type Person = (typeof PEOPLE)[number];

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

const HOUR_MS = 3_600_000;

/**
 * Makes the people in a data folder that no service has open: nobody can be invited yet. The owner is the demo account,
 * so that they can log in; everybody has a session.
 *
 * @returns what each one's browser has stored
 */
export async function makePeople(dataDir: string): Promise<Record<Person, StorageState>> {
  const database = await openDatabase({ dataDir });
  try {
    const owner = await ensureDemoOrganisation(database);
    return {
      OWNER: await sessionOf(database, owner.userId),
      MEMBER: await sessionOf(database, await join(database, owner.organisationId, 'MEMBER')),
      VIEWER: await sessionOf(database, await join(database, owner.organisationId, 'VIEWER')),
      unverified: await sessionOf(database, await signUp(database, 'unverified', false)),
    };
  } finally {
    await database.close();
  }
}

async function signUp(database: Database, name: string, emailVerified: boolean): Promise<string> {
  const issuer = 'https://issuer.example';
  const email = `${name.toLowerCase()}@sitelens.example`;
  const { userId } = await signInUser(database, { issuer, subject: name, email, emailVerified });
  return userId;
}

async function join(
  database: Database,
  organisationId: string,
  role: Exclude<Role, 'FREEMIUM'>,
): Promise<string> {
  const userId = await signUp(database, role, true);
  await database.queries
    .update(memberships)
    .set({ organisationId, role })
    .where(eq(memberships.userId, userId));
  return userId;
}

async function sessionOf(database: Database, userId: string): Promise<StorageState> {
  const { token, expiresAt } = await createSession(database, userId, HOUR_MS);
  const cookie = {
    ...{ name: SESSION_COOKIE, value: token, domain: '127.0.0.1', path: '/' },
    ...{ expires: expiresAt.getTime() / 1_000, httpOnly: true, secure: false, sameSite: 'Lax' as const },
  };
  return { cookies: [cookie], origins: [] };
}
