import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { type Identity, signInUser } from './accounts.ts';
import type { Database } from './database.ts';
import {
  addressToVerify,
  createEmailVerification,
  deleteExpiredEmailVerifications,
  isVerificationUnderWay,
  verifyAddress,
} from './emailVerifications.ts';
import { emailVerifications } from './schema.ts';
import { createSession, findSession } from './sessions.ts';
import { describeOnBothDatabases } from './testing/databases.testing.ts';
import { findAddress } from './users.ts';

const DAY = 86_400_000;

/** Somebody whose issuer has not verified their address. */
async function newcomer(db: Database): Promise<{ readonly userId: string; readonly identity: Identity }> {
  const subject = crypto.randomUUID();
  const identity = {
    issuer: 'https://id.example.com',
    subject,
    email: `${subject}@example.com`,
    emailVerified: false,
  };
  return { userId: (await signInUser(db, identity)).userId, identity };
}

const isVerified = async (db: Database, userId: string) => (await findAddress(db, userId))?.isVerified;

describeOnBothDatabases('verifying an address', (database) => {
  it('is done by the token, once', async () => {
    const { userId, identity } = await newcomer(database());
    const token = await createEmailVerification(database(), userId, identity.email);
    expect(await isVerified(database(), userId)).toBe(false);
    expect(await addressToVerify(database(), token)).toBe(identity.email);
    expect(await verifyAddress(database(), token)).toBe(identity.email);
    expect(await isVerified(database(), userId)).toBe(true);
    expect(await addressToVerify(database(), token)).toBeUndefined();
    expect(await verifyAddress(database(), token)).toBeUndefined();
  });

  it('succeeds for one of two at the same moment', async () => {
    const { userId, identity } = await newcomer(database());
    const token = await createEmailVerification(database(), userId, identity.email);
    const answers = await Promise.all([verifyAddress(database(), token), verifyAddress(database(), token)]);
    expect(answers.filter((email) => email !== undefined)).toEqual([identity.email]);
  });

  it('is asked for a day long', async () => {
    const { userId, identity } = await newcomer(database());
    const asked = new Date();
    const token = await createEmailVerification(database(), userId, identity.email, asked);
    const [before, after] = [new Date(asked.getTime() + DAY - 1), new Date(asked.getTime() + DAY)];
    expect(await isVerificationUnderWay(database(), userId, identity.email, before)).toBe(true);
    expect(await isVerificationUnderWay(database(), userId, identity.email, after)).toBe(false);
    expect(await isVerificationUnderWay(database(), userId, 'other@example.com', before)).toBe(false);
    expect(await addressToVerify(database(), token, before)).toBe(identity.email);
    expect(await verifyAddress(database(), token, after)).toBeUndefined();
    expect(await isVerified(database(), userId)).toBe(false);
  });

  it('holds for that address alone, in whatever order addresses change', async () => {
    const { userId, identity } = await newcomer(database());
    const token = await createEmailVerification(database(), userId, identity.email);
    await signInUser(database(), { ...identity, email: 'new@example.com' });
    expect(await addressToVerify(database(), token)).toBeUndefined();
    expect(await verifyAddress(database(), token)).toBeUndefined();
    await signInUser(database(), identity);
    const again = await createEmailVerification(database(), userId, identity.email);
    await verifyAddress(database(), again);
    await signInUser(database(), { ...identity, email: 'new@example.com' });
    expect(await isVerified(database(), userId)).toBe(false);
    await signInUser(database(), identity);
    expect(await isVerified(database(), userId)).toBe(true);
  });

  it('is seen by sessions that began before', async () => {
    const { userId, identity } = await newcomer(database());
    const { token: session } = await createSession(database(), userId, DAY);
    const token = await createEmailVerification(database(), userId, identity.email);
    expect((await findSession(database(), session))?.tokenInfo.emailVerified).toBe(false);
    await verifyAddress(database(), token);
    expect((await findSession(database(), session))?.tokenInfo.emailVerified).toBe(true);
  });

  it('is forgotten when nobody did it in time', async () => {
    const { userId, identity } = await newcomer(database());
    const longAgo = new Date(Date.now() - 2 * DAY);
    await createEmailVerification(database(), userId, identity.email, longAgo);
    await createEmailVerification(database(), userId, identity.email);
    await deleteExpiredEmailVerifications(database());
    const ofUser = eq(emailVerifications.userId, userId);
    expect(await database().queries.$count(emailVerifications, ofUser)).toBe(1);
  });
});
