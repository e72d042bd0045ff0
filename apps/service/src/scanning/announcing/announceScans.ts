import type { Jobs } from '../../jobs/jobs.ts';
import type { Log } from '../../jobs/log.ts';
import { repeatUntil } from '../../jobs/repeatUntil.ts';
import { queueMail } from '../../mail/queueMail.ts';
import type { Database, Queries } from '../../store/database.ts';
import {
  type AnnouncementRecipient,
  announcementRecipients,
  listScansToAnnounce,
  takeAnnouncement,
} from '../../store/scanEmails/announcements.ts';
import { scanSummary } from '../../store/scanEmails/scanSummary.ts';
import { unsubscribeToken } from '../../store/scanEmails/unsubscribing.ts';
import { type Audience, announcementMail } from './announcementMail.ts';
import { unsubscribeUrl } from './emailLinks.ts';

export interface AnnouncingOptions {
  readonly database: Database;
  readonly jobs: Jobs;
  /** Where browsers find the service, for the links. */
  readonly publicOrigin: string;
  /** What the links for unsubscribing are made with. */
  readonly secret: string;
  readonly log: Log;
  /** How often scans that have ended are looked for. */
  readonly intervalMs?: number;
}

const INTERVAL_MS = 3_000;

/**
 * Tells those who asked for it that scans have ended, from now on. It is done by the processes that answer requests:
 * they know the address that browsers use, and workers may not. The store says what is to be announced, so that
 * nothing is lost with a process that is killed.
 */
export async function startAnnouncingScans(options: AnnouncingOptions): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  await options.jobs.work('announce-scan', 1, ({ scanId }) => announceScan(options, scanId));
  const watching = watch(options, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await watching;
    },
  };
}

function watch(options: AnnouncingOptions, signal: AbortSignal): Promise<void> {
  const { database, jobs, log, intervalMs = INTERVAL_MS } = options;
  const failure = 'The scans that have ended could not be announced.';
  return repeatUntil({ signal, intervalMs, log, failure }, async () => {
    const scanIds = await listScansToAnnounce(database);
    await jobs.add(
      'announce-scan',
      scanIds.map((scanId) => ({ data: { scanId }, key: scanId })),
    );
  });
}

/** The job `announce-scan`: the mark and the e-mails are kept in one transaction, so that each is sent once. */
export async function announceScan(
  options: Pick<AnnouncingOptions, 'database' | 'jobs' | 'publicOrigin' | 'secret'>,
  scanId: string,
): Promise<void> {
  const { database, jobs, publicOrigin } = options;
  await database.queries.transaction(async (tx) => {
    if (!(await takeAnnouncement(tx, scanId))) return;
    const recipients = await announcementRecipients(tx, scanId);
    const summary = recipients.length > 0 ? await scanSummary(tx, scanId) : undefined;
    if (summary === undefined) return;
    const mail = queueMail(jobs.within(tx));
    for (const recipient of recipients) {
      const audience = await audienceOf(tx, recipient, options);
      await mail.send(announcementMail(summary, audience, publicOrigin));
    }
  });
}

async function audienceOf(
  tx: Queries,
  recipient: AnnouncementRecipient,
  { publicOrigin, secret }: Pick<AnnouncingOptions, 'publicOrigin' | 'secret'>,
): Promise<Audience> {
  if (recipient.kind === 'visitor') return recipient;
  const { subscriptionId, ...member } = recipient;
  const token = await unsubscribeToken(tx, subscriptionId, secret);
  return { ...member, unsubscribeUrl: unsubscribeUrl(publicOrigin, token) };
}
