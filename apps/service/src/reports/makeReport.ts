import { setTimeout as sleep } from 'node:timers/promises';
import type { Scanner } from '@sitelens/scanner';
import type { FileStore } from '../files/fileStore.ts';
import type { Log } from '../jobs/log.ts';
import { SESSION_COOKIE } from '../sign-in/session.ts';
import type { Database } from '../store/database.ts';
import {
  completeReport,
  failReport,
  giveReportBack,
  type ReportInHand,
  takeReport,
} from '../store/reports/reports.ts';
import { createSession, deleteSession } from '../store/sessions.ts';
import { mayStillRead } from './mayStillRead.ts';
import { reportFileName } from './reportFileName.ts';

export interface ReportWork {
  readonly database: Database;
  readonly files: FileStore;
  readonly scanner: Pick<Scanner, 'print'>;
  readonly log: Log;
  /** Where this process finds the service. */
  readonly origin: string;
  /** Between the two attempts, in milliseconds. */
  readonly retryPauseMs?: number;
}

/** Longer than a print may take, so that its session outlives it, and a killed worker leaves it open for minutes. */
const SESSION_MS = 5 * 60_000;

/** A service that is just being started anew needs no longer. */
const RETRY_PAUSE_MS = 5_000;

/** Marks of the page that is printed, which says by them whether everything is there. */
const READY = { readySelector: '[data-report="ready"]', failedSelector: '[data-report="failed"]' };

/** Prints a scan's report and keeps it; tries twice, and gives it back when the process is to stop. */
export async function makeReport(work: ReportWork, scanId: string, signal: AbortSignal): Promise<void> {
  const { database, files, log } = work;
  const report = await takeReport(database, scanId);
  if (report === undefined) return;
  try {
    const pdf = await printOnceOrTwice(work, report, signal);
    const fileName = reportFileName(scanId, report.attempt);
    await files.save(fileName, pdf);
    if (!(await completeReport(database, scanId, fileName))) {
      await files.removeFolder(fileName.replace(/\/[^/]+$/, ''));
    }
  } catch (error) {
    if (signal.aborted) return giveReportBack(database, scanId);
    log.error({ err: error, scanId }, 'The report of a scan could not be made.');
    await failReport(database, scanId);
  }
}

async function printOnceOrTwice(
  work: ReportWork,
  report: ReportInHand,
  signal: AbortSignal,
): Promise<Uint8Array> {
  try {
    return await print(work, report, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    work.log.warn({ err: error, scanId: report.scanId }, 'Printing a report failed; trying once more.');
    await sleep(work.retryPauseMs ?? RETRY_PAUSE_MS, undefined, { signal });
    return print(work, report, signal);
  }
}

/** With a session of who asked that lives as long as the print. */
async function print(
  { database, scanner, origin }: ReportWork,
  { projectId, scanId, requestedBy }: ReportInHand,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { token } = await createSession(database, requestedBy, SESSION_MS);
  try {
    const url = `${origin}/export/${projectId}/scans/${scanId}`;
    const cookies = [{ name: SESSION_COOKIE, value: token }];
    const pdf = await scanner.print({ url, cookies, ...READY }, signal);
    if (await mayStillRead(database, token, { projectId, scanId })) return pdf;
    throw new Error('Who asked for the report may not read all of the scan any more.');
  } finally {
    await deleteSession(database, token);
  }
}
