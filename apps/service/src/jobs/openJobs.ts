import { type Db, PgBoss } from 'pg-boss';
import type { Database } from '../store/database.ts';
import { jobStoreOf } from './jobStoreOf.ts';
import type { Jobs, NewJob, QueueName } from './jobs.ts';
import type { Log } from './log.ts';

const QUEUES = [
  'scan-start',
  'scan-page',
  'visitor-scan-start',
  'visitor-scan-page',
  'check-links',
  'scheduled-scan',
  'announce-scan',
  'make-report',
  'send-mail',
] as const satisfies readonly QueueName[];

/**
 * A lost worker's job is given up after its heartbeat has been missed; the store's own watch then adds it
 * anew where it is still to be done. So pg-boss itself never retries.
 */
const QUEUE_OPTIONS = {
  policy: 'exclusive',
  notify: true,
  retryLimit: 0,
  expireInSeconds: 1_800,
  heartbeatSeconds: 10,
  deleteAfterSeconds: 3_600,
} as const;

/**
 * A message is kept nowhere else, so pg-boss tries again by itself: after 15 s, then twice as long each time, at
 * most an hour apart, for most of a day. Its text holds links that sign people up, so it is soon deleted.
 */
const MAIL_QUEUE_OPTIONS = {
  ...QUEUE_OPTIONS,
  retryLimit: 24,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 3_600,
  expireInSeconds: 120,
  deleteAfterSeconds: 60,
} as const;

function optionsOf(name: QueueName) {
  return name === 'send-mail' ? MAIL_QUEUE_OPTIONS : QUEUE_OPTIONS;
}

export interface JobsOptions {
  readonly database: Database;
  readonly log: Log;
  /** Whether this process adds recurring jobs when their time has come; some process must. */
  readonly keepsTime?: boolean;
}

/** Opens the queues, making them where they are missing. */
export async function openJobs({ database, log, keepsTime = false }: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    ...database.jobStore,
    max: 4,
    useListenNotify: true,
    schedule: keepsTime,
    cronWorkerIntervalSeconds: 2,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  });
  boss.on('error', (error) => log.error({ err: error }, 'The job queue reported an error.'));
  await boss.start();
  for (const name of QUEUES) {
    await boss.createQueue(name, optionsOf(name));
    // pg-boss reads a queue's settings before the first insert, from the database itself: in a transaction of the
    // embedded one, which has a single connection, it would wait for that transaction for ever.
    await boss.insert(name, []);
  }
  return jobsOf(boss);
}

function jobsOf(boss: PgBoss): Jobs {
  return {
    add: (name, jobs) => addTo(boss, name, jobs, {}),
    within: (tx) => ({ add: (name, jobs) => addTo(boss, name, jobs, { db: jobStoreOf(tx) }) }),
    work: async (name, concurrency, handler) => {
      const options = { localConcurrency: concurrency, batchSize: 1, ...POLLING };
      await boss.work<Parameters<typeof handler>[0]>(name, options, async ([job]) => {
        if (job !== undefined) await handler(job.data);
      });
    },
    schedule: (name, { key, cron, timeZone, data }) =>
      boss.schedule(name, cron, data, { tz: timeZone, key, singletonKey: key }),
    unschedule: (name, key) => boss.unschedule(name, key),
    schedules: async (name) =>
      (await boss.getSchedules(name)).map(({ key, cron, timezone }) => ({ key, cron, timeZone: timezone })),
    forget: async (name, keys) => {
      for (const key of keys) {
        const found = await boss.findJobs(name, { key });
        if (found.length > 0)
          await boss.deleteJob(
            name,
            found.map(({ id }) => id),
          );
      }
    },
    rest: async () => {
      await Promise.all(QUEUES.map((name) => boss.offWork(name, { wait: true })));
    },
    clear: async () => {
      for (const name of QUEUES) if (name !== 'send-mail') await boss.deleteAllJobs(name);
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000, close: true }),
  };
}

async function addTo<Name extends QueueName>(
  boss: PgBoss,
  name: Name,
  jobs: readonly NewJob<Name>[],
  options: { readonly db?: Db },
): Promise<void> {
  if (jobs.length === 0) return;
  const rows = jobs.map(({ data, key, startAfter }) => ({
    data,
    singletonKey: key,
    ...(startAfter !== undefined && { startAfter }),
  }));
  await boss.insert(name, rows, options);
}

/** In seconds. New jobs are announced; polling finds the deferred ones and what an announcement missed. */
const POLLING = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 2 } as const;
