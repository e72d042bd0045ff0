import { setTimeout as sleep } from 'node:timers/promises';
import type { Jobs } from '../jobs/jobs.ts';
import { listQueuedReports } from '../store/reports/reports.ts';
import { makeReport, type ReportWork } from './makeReport.ts';

interface ReportsOptions extends ReportWork {
  readonly jobs: Jobs;
  readonly watchIntervalMs?: number;
}

/** One print is as heavy as a page's scan, and nobody waits for two. */
const REPORTS_AT_A_TIME = 1;
const WATCH_INTERVAL_MS = 10_000;

/** Makes reports in this process from now on, those too whose job died with another process. */
export async function startMakingReports(
  options: ReportsOptions,
): Promise<{ readonly stop: () => Promise<void> }> {
  const { jobs } = options;
  const stopping = new AbortController();
  const making = new Set<Promise<void>>();
  await jobs.work('make-report', REPORTS_AT_A_TIME, async ({ scanId }) => {
    const made = makeReport(options, scanId, stopping.signal);
    making.add(made);
    await made.finally(() => making.delete(made));
  });
  const watching = watch(options, stopping.signal);
  return {
    stop: async () => {
      stopping.abort(new Error('The service is stopping.'));
      await Promise.allSettled([watching, ...making]);
    },
  };
}

/** The store knows what is to be done; jobs only say that it is. */
async function watch(
  { database, jobs, log, watchIntervalMs = WATCH_INTERVAL_MS }: ReportsOptions,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      const queued = await listQueuedReports(database);
      await jobs.add(
        'make-report',
        queued.map((scanId) => ({ data: { scanId }, key: scanId })),
      );
    } catch (error) {
      log.error({ err: error }, 'The reports that are to be made could not be looked for.');
    }
    await sleep(watchIntervalMs, undefined, { signal }).catch(() => {});
  }
}
