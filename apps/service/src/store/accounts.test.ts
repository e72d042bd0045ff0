import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { findAccount, findUser, signInUser } from './accounts.ts';
import { scans, sessions, subscriptions } from './schema.ts';
import { createSession, deleteExpiredSessions, deleteSession, findSession } from './sessions.ts';
import { findSubscription } from './subscriptions.ts';
import { describeOnBothDatabases } from './testing/databases.testing.ts';
import { crawlToTheEnd, newAccount, newScan, SETTINGS, scannedPage } from './testing/scans.testing.ts';

const DAY = 86_400_000;

describeOnBothDatabases('accounts', (database) => {
  it('gives who signs in for the first time an organisation of their own, with a trial of 7 days', async () => {
    const account = await newAccount(database(), 'Dana');
    expect(account.role).toBe('OWNER');
    expect(await findUser(database(), account)).toMatchObject({
      userRef: account.userId,
      email: 'dana@example.com',
      name: 'Dana',
      organisation: { id: account.organisationId, name: 'Dana' },
    });
    const subscription = await findSubscription(database(), account, ['intranet.example:8080']);
    expect(subscription).toMatchObject({
      status: 'TRIALING',
      trialExpired: false,
      isQuotaExceeded: false,
      userRole: 'OWNER',
      allowedTargets: ['intranet.example:8080'],
    });
    const left = Date.parse(subscription?.trialExpires ?? '') - Date.now();
    expect(left).toBeGreaterThan(7 * DAY - 60_000);
    expect(left).toBeLessThanOrEqual(7 * DAY);
  });

  it('says that the quota is used up, by what was scanned in the last 30 days', async () => {
    const db = database();
    const { organisationId, userId } = await newAccount(db);
    const { scanId } = await newScan(db, {}, organisationId);
    await crawlToTheEnd(db, scanId, {
      '/': scannedPage({ links: [`${SETTINGS.startUrl}a`] }),
      '/a': scannedPage(),
    });
    const isExceeded = async (planQuota: number | null) => {
      await db.queries
        .update(subscriptions)
        .set({ planQuota })
        .where(eq(subscriptions.organisationId, organisationId));
      const account = { userId, organisationId, role: 'OWNER' } as const;
      return (await findSubscription(db, account, []))?.isQuotaExceeded;
    };
    expect(await isExceeded(null)).toBe(false);
    expect(await isExceeded(3)).toBe(false);
    expect(await isExceeded(2)).toBe(true);
    const longAgo = new Date(Date.now() - 31 * DAY);
    await db.queries.update(scans).set({ startedAt: longAgo }).where(eq(scans.id, scanId));
    expect(await isExceeded(2)).toBe(false);
  });

  it('knows who signs in again, and takes over what the provider says now', async () => {
    const identity = {
      issuer: 'https://id.example.com',
      subject: crypto.randomUUID(),
      email: 'old@example.com',
      emailVerified: false,
      name: 'Old',
    };
    const first = await signInUser(database(), identity);
    const { name: _, ...renamed } = { ...identity, email: 'new@example.com', emailVerified: true };
    expect(await signInUser(database(), renamed)).toEqual(first);
    const user = await findUser(database(), first);
    expect(user?.email).toBe('new@example.com');
    expect(user).not.toHaveProperty('name');
    expect(await findAccount(database(), first.userId)).toEqual(first);
  });

  it('tells the same subject of two issuers apart', async () => {
    const subject = crypto.randomUUID();
    const at = (issuer: string) =>
      signInUser(database(), { issuer, subject, email: 'a@example.com', emailVerified: true });
    const [one, two] = [await at('https://one.example'), await at('https://two.example')];
    expect(one.userId).not.toBe(two.userId);
    expect(one.organisationId).not.toBe(two.organisationId);
  });

  it('makes one account of two first sign-ins at once', async () => {
    const identity = {
      issuer: 'https://id.example.com',
      subject: crypto.randomUUID(),
      email: 'a@example.com',
      emailVerified: true,
    };
    const [one, two] = await Promise.all([
      signInUser(database(), identity),
      signInUser(database(), identity),
    ]);
    expect(one).toEqual(two);
  });

  it('finds no user for a user of one organisation and the id of another', async () => {
    const [dana, eve] = [await newAccount(database()), await newAccount(database())];
    const mixed = { ...eve, organisationId: dana.organisationId };
    expect(await findUser(database(), mixed)).toBeUndefined();
  });
});

describeOnBothDatabases('sessions', (database) => {
  it('speak for their user until they are deleted', async () => {
    const account = await newAccount(database(), 'Dana');
    const { token, expiresAt } = await createSession(database(), account.userId, DAY);
    expect(await findSession(database(), token)).toEqual({
      account,
      expiresAt,
      tokenInfo: {
        authenticated: true,
        email: 'dana@example.com',
        emailVerified: true,
        userRef: account.userId,
        name: 'Dana',
      },
    });
    await deleteSession(database(), token);
    expect(await findSession(database(), token)).toBeUndefined();
  });

  it('are not found by a wrong token, nor by what the table holds', async () => {
    const account = await newAccount(database());
    await createSession(database(), account.userId, DAY);
    const rows = await database().queries.select().from(sessions);
    for (const { tokenHash } of rows) expect(await findSession(database(), tokenHash)).toBeUndefined();
    expect(await findSession(database(), '')).toBeUndefined();
  });

  it('end with their time and are then swept', async () => {
    const account = await newAccount(database());
    const ended = await createSession(database(), account.userId, -1);
    const live = await createSession(database(), account.userId, DAY);
    expect(await findSession(database(), ended.token)).toBeUndefined();
    const before = await database().queries.$count(sessions);
    await deleteExpiredSessions(database());
    expect(await database().queries.$count(sessions)).toBe(before - 1);
    expect(await findSession(database(), live.token)).toBeDefined();
  });
});
