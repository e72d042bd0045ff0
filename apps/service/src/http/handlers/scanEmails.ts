import { isEmailAddress } from '@sitelens/api-client/contract';
import { type Audience, announcementMail } from '../../scanning/announcing/announcementMail.ts';
import { newsletterMail } from '../../scanning/announcing/newsletterMail.ts';
import { hashOf } from '../../store/hashOf.ts';
import { ownedProject } from '../../store/ownership.ts';
import { readableProject } from '../../store/readable.ts';
import { isWithinLimit } from '../../store/requestCounts.ts';
import { joinNewsletter, requestNewsletter } from '../../store/scanEmails/newsletter.ts';
import {
  endScanEmails,
  hasScanEmails,
  keepScanEmails,
  type LatestScan,
  type ScanEmailRecipient,
} from '../../store/scanEmails/scanEmails.ts';
import { scanSummary } from '../../store/scanEmails/scanSummary.ts';
import type { Session } from '../../store/sessions.ts';
import { requireWithinLimit } from '../limits/requireWithinLimit.ts';
import { fieldProblem, ProblemError } from '../problems/ProblemError.ts';
import { found } from './found.ts';
import type { Call, HandlerContext, Handlers } from './handlers.ts';
import { requireCapability } from './permissions.ts';
import { requireSameProject } from './projectReference.ts';
import { readBy, readerOf } from './reading.ts';

type ScanEmailHandlers = Pick<
  Handlers,
  'getScanEmails' | 'subscribeToScanEmails' | 'unsubscribeFromScanEmails'
>;

type Subscribing = Call<'subscribeToScanEmails'>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Of one client, whatever the addresses. */
const PER_CLIENT = { windowMs: HOUR_MS, limit: 10 } as const;

/** To one address, whoever asks: it may belong to somebody who has asked for nothing. */
const PER_ADDRESS = { windowMs: DAY_MS, limit: 5 } as const;

export function scanEmailHandlers(context: HandlerContext): ScanEmailHandlers {
  const { database } = context;
  return {
    getScanEmails: async ({ path: { projectId }, session }) => {
      requireCapability(session, 'subscribeToScanEmails');
      await requireOwnProject(context, session, projectId);
      return { isSubscribed: await hasScanEmails(database, projectId, session.account.userId) };
    },

    subscribeToScanEmails: async (call) => {
      const { path, body, session } = call;
      const readable = await readableProject(database.queries, readerOf(session), path.projectId);
      const { project } = await readBy(database, session, path.projectId, readable, 'project-not-found');
      requireSameProject(path, body);
      const isMember = session?.account.organisationId === project.organisationId;
      if (session && isMember) await subscribeMember(context, call, session);
      else await subscribeVisitor(context, call);
      return undefined;
    },

    unsubscribeFromScanEmails: async ({ path: { projectId }, session }) => {
      requireCapability(session, 'subscribeToScanEmails');
      await requireOwnProject(context, session, projectId);
      await endScanEmails(database, projectId, session.account.userId);
      return undefined;
    },
  };
}

async function requireOwnProject(
  { database }: HandlerContext,
  { account }: Session,
  projectId: string,
): Promise<void> {
  found(await ownedProject(database.queries, account.organisationId, projectId), 'project-not-found');
}

async function subscribeMember(
  context: HandlerContext,
  { path: { projectId }, body, client }: Subscribing,
  session: Session,
): Promise<void> {
  requireCapability(session, 'subscribeToScanEmails');
  const email = session.tokenInfo.email ?? '';
  if (body.email.trim().toLowerCase() !== email.toLowerCase()) {
    throw invalidEmail('E-mails about your scans go to your own address. Enter that one.');
  }
  const recipient: ScanEmailRecipient = { kind: 'member', userId: session.account.userId };
  const latest = await keep(context, projectId, recipient, body);
  if (body.subscribeNewsletter) await joinNewsletter(context.database, email);
  if (!latest?.isAnnounced || !body.notifyAboutLatestScanIfFinished) return;
  await requireWithinLimit(context.database, { key: `scan e-mails by ${client}`, ...PER_CLIENT });
  await sendOnce(context, latest, { kind: 'member', email, ...askedIn(body) });
}

async function subscribeVisitor(
  context: HandlerContext,
  { path: { projectId }, body, client }: Subscribing,
): Promise<void> {
  const { database, mail, publicOrigin } = context;
  const email = body.email.trim();
  if (!isEmailAddress(email)) throw invalidEmail();
  await requireWithinLimit(database, { key: `scan e-mails by ${client}`, ...PER_CLIENT });
  await requireWithinLimit(database, { key: `scan e-mails to ${addressHash(email)}`, ...PER_ADDRESS });
  const latest = found(await keep(context, projectId, { kind: 'visitor', email }, body), 'scan-not-found');
  if (latest.isAnnounced && body.notifyAboutLatestScanIfFinished) {
    await sendOnce(context, latest, { kind: 'visitor', email, ...askedIn(body) });
  }
  const token = body.subscribeNewsletter ? await requestNewsletter(database, email) : undefined;
  if (token !== undefined) await mail.send(newsletterMail(email, token, publicOrigin));
}

function keep(
  { database }: HandlerContext,
  projectId: string,
  recipient: ScanEmailRecipient,
  body: Subscribing['body'],
): Promise<LatestScan | undefined> {
  return keepScanEmails(database, { projectId, recipient, ...askedIn(body) });
}

/** The results of a scan, to an address once a day: a second click is not a second e-mail. */
async function sendOnce(
  { database, mail, publicOrigin }: HandlerContext,
  { scanId }: LatestScan,
  audience: Audience,
): Promise<void> {
  const key = `e-mail of scan ${scanId} to ${addressHash(audience.email)}`;
  const { allowed } = await isWithinLimit(database, { key, windowMs: DAY_MS, limit: 1 });
  const summary = allowed ? await scanSummary(database.queries, scanId) : undefined;
  if (summary) await mail.send(announcementMail(summary, audience, publicOrigin));
}

function askedIn({ evaluator }: Subscribing['body']): Pick<Audience, 'evaluator'> {
  return evaluator === undefined ? {} : { evaluator };
}

function addressHash(email: string): string {
  return hashOf(email.toLowerCase());
}

function invalidEmail(detail?: string): ProblemError {
  return new ProblemError('invalid-email', { errors: [fieldProblem('email', 'invalid-email', detail)] });
}
