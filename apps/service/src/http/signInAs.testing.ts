import { eq } from 'drizzle-orm';
import { SESSION_COOKIE } from '../sign-in/session.ts';
import { type Account, signInUser } from '../store/accounts.ts';
import { memberships } from '../store/schema.ts';
import { createSession } from '../store/sessions.ts';
import type { TestServer } from './startTestServer.testing.ts';
import { createTestBrowser, type TestBrowser } from './testBrowser.testing.ts';

export interface SignedIn {
  readonly account: Account;
  readonly browser: TestBrowser;
}

/** A person with an organisation of their own and a session, made in the store; everybody has another `subject`. */
export async function signInAs(
  server: TestServer,
  subject: string,
  role: Account['role'] = 'OWNER',
): Promise<SignedIn> {
  const account = await signInUser(server.database, {
    issuer: 'https://issuer.example',
    subject,
    email: `${subject}@example.com`,
    emailVerified: true,
  });
  await server.database.queries
    .update(memberships)
    .set({ role })
    .where(eq(memberships.userId, account.userId));
  const { token } = await createSession(server.database, account.userId, 3_600_000);
  const browser = createTestBrowser(server.origin);
  browser.cookies.set(SESSION_COOKIE, { name: SESSION_COOKIE, value: token, path: '/' });
  return { account: { ...account, role }, browser };
}
