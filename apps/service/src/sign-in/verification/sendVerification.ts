import type { Mail } from '../../mail/mail.ts';
import type { Database } from '../../store/database.ts';
import { createEmailVerification, isVerificationUnderWay } from '../../store/emailVerifications.ts';
import { hashOf } from '../../store/hashOf.ts';
import { isWithinLimit, type LimitAnswer } from '../../store/requestCounts.ts';
import { findAddress, type UserAddress } from '../../store/users.ts';
import { verificationMail } from './verificationMail.ts';

export interface VerificationContext {
  readonly database: Database;
  readonly mail: Mail;
  /** Where browsers find the service. */
  readonly publicOrigin: string;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Sends the verification e-mail, within the limits of a user and of an address, which several users may claim. */
export async function sendVerification(
  { database, mail, publicOrigin }: VerificationContext,
  { userId, email }: UserAddress,
): Promise<LimitAnswer> {
  const limits = [
    { key: `verification e-mails of ${userId}`, windowMs: HOUR_MS, limit: 5 },
    { key: `verification e-mails to ${hashOf(email.toLowerCase())}`, windowMs: DAY_MS, limit: 10 },
  ];
  for (const limit of limits) {
    const answer = await isWithinLimit(database, limit);
    if (!answer.allowed) return answer;
  }
  const token = await createEmailVerification(database, userId, email);
  await mail.send(verificationMail(email, token, publicOrigin));
  return { allowed: true, retryAfterMs: 0 };
}

/** After a sign-in: asks an address that is not verified, unless it has been asked and can still answer. */
export async function askOnSignIn(context: VerificationContext, userId: string): Promise<void> {
  const { database } = context;
  const address = await findAddress(database, userId);
  if (address === undefined || address.isVerified) return;
  if (await isVerificationUnderWay(database, userId, address.email)) return;
  await sendVerification(context, address);
}
