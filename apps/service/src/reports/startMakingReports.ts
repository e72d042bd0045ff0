import type { Jobs } from '../jobs/jobs.ts';
import { repeatUntil } from '../jobs/repeatUntil.ts';
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
function watch(options: ReportsOptions, signal: AbortSignal): Promise<void> {
  const { database, jobs, log, watchIntervalMs: intervalMs = WATCH_INTERVAL_MS } = options;
  const failure = 'The reports that are to be made could not be looked for.';
  return repeatUntil({ signal, intervalMs, log, failure }, async () => {
    const queued = await listQueuedReports(database);
    await jobs.add(
      'make-report',
      queued.map((scanId) => ({ data: { scanId }, key: scanId })),
    );
  });
}
