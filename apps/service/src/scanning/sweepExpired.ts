import type { FileStore } from '../files/fileStore.ts';
import type { Log } from '../jobs/log.ts';
import type { Database } from '../store/database.ts';
import { deleteExpiredProjects } from '../store/expiredProjects.ts';
import { deleteOldRequestCounts } from '../store/oldRequestCounts.ts';
import { deleteUnconfirmedSubscribers } from '../store/scanEmails/newsletter.ts';

interface SweepOptions {
  readonly database: Database;
  readonly files: FileStore;
  readonly log: Log;
}

const HOUR_MS = 3_600_000;

/** Removes what is kept for a time only, now and every hour; answers with what stops it. */
export function sweepExpired(options: SweepOptions): () => Promise<void> {
  const sweepAndLog = () =>
    sweep(options).catch((error: unknown) =>
      options.log.error({ err: error }, 'What has expired could not be removed.'),
    );
  let sweeping = sweepAndLog();
  const timer = setInterval(() => {
    sweeping = sweepAndLog();
  }, HOUR_MS).unref();
  return () => {
    clearInterval(timer);
    return sweeping;
  };
}

async function sweep({ database, files }: SweepOptions): Promise<void> {
  await deleteExpiredProjects(database, files);
  await deleteOldRequestCounts(database);
  await deleteUnconfirmedSubscribers(database);
}
