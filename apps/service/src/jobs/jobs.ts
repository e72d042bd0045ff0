import type { MailMessage } from '../mail/mail.ts';
import type { Queries } from '../store/database.ts';

/** What each queue's jobs carry. A job only names what to do: the store says whether it is still to be done. */
export interface JobData {
  readonly 'scan-start': { readonly scanId: string };
  readonly 'scan-page': { readonly scanId: string; readonly pageId: string };
  /** The same for visitors, in queues of their own, so that neither keeps the other waiting. */
  readonly 'visitor-scan-start': { readonly scanId: string };
  readonly 'visitor-scan-page': { readonly scanId: string; readonly pageId: string };
  readonly 'check-links': { readonly scanId: string };
  readonly 'scheduled-scan': { readonly projectId: string };
  /** Tells those who asked for it that a scan has ended. */
  readonly 'announce-scan': { readonly scanId: string };
  readonly 'make-report': { readonly scanId: string };
  /** The one job that carries what it needs: a message is kept nowhere else. The id becomes its Message-ID. */
  readonly 'send-mail': { readonly id: string; readonly message: MailMessage };
}

export type QueueName = keyof JobData;

export interface NewJob<Name extends QueueName> {
  readonly data: JobData[Name];
  /** While a job with this key waits or runs, another one is not added. */
  readonly key: string;
  readonly startAfter?: Date;
}

/** A job that is added again and again, at the times that a cron expression names. */
interface RecurringJob<Name extends QueueName> {
  /** One schedule a key; one that is there already is replaced. */
  readonly key: string;
  /** Minute, hour, day of the month, month, day of the week. */
  readonly cron: string;
  /** The IANA time zone by whose clocks. */
  readonly timeZone: string;
  readonly data: JobData[Name];
}

/** Queues in the database. */
export interface Jobs {
  add<Name extends QueueName>(name: Name, jobs: readonly NewJob<Name>[]): Promise<void>;
  /** Adds jobs in a transaction: they are there if and when it ends well. */
  within(tx: Queries): Pick<Jobs, 'add'>;
  /** Does jobs of a queue, at most `concurrency` at a time in this process. */
  work<Name extends QueueName>(
    name: Name,
    concurrency: number,
    handler: (data: JobData[Name]) => Promise<void>,
  ): Promise<void>;
  /** Has a job added at its times, by whichever process keeps time; it is kept over restarts. */
  schedule<Name extends QueueName>(name: Name, job: RecurringJob<Name>): Promise<void>;
  unschedule(name: QueueName, key: string): Promise<void>;
  schedules(name: QueueName): Promise<readonly Omit<RecurringJob<QueueName>, 'data'>[]>;
  /** Forgets the jobs with these keys, also running ones. */
  forget(name: QueueName, keys: readonly string[]): Promise<void>;
  /** Takes no further jobs, and waits for those under way. */
  rest(): Promise<void>;
  /**
   * Forgets every job that the store knows to add again: for a database that no other process uses, whose running
   * jobs died with the last one. Messages stay, as they are kept nowhere else.
   */
  clear(): Promise<void>;
  stop(): Promise<void>;
}
