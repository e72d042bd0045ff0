import { type BrowserInstallation, openScanner, type Scanner } from '@sitelens/scanner';
import { openMailTransport } from '../mail/mailTransport.ts';
import { startSendingMail } from '../mail/startSendingMail.ts';
import { openScanQueue } from '../scanning/enqueue.ts';
import { startScheduledScans } from '../scanning/scheduledScans.ts';
import { startScanning } from '../scanning/startScanning.ts';
import { sweepExpired } from '../scanning/sweepExpired.ts';
import type { Opening } from './opening.ts';
import type { Shared } from './openShared.ts';

interface WorkerOptions {
  readonly browser: BrowserInstallation;
  readonly allowedTargets: readonly string[];
}

/**
 * Scans and sends e-mails in this process from now on. The browser is started at once, so that one that can't be is known.
 *
 * @throws BrowserLaunchError
 */
export async function openWorker(
  { configuration, log, onClose }: Opening,
  shared: Shared,
  { browser, allowedTargets }: WorkerOptions,
): Promise<Scanner> {
  const scanner = await openScanner({ browser, allowedTargets, log: (message) => log.info(message) });
  onClose(scanner.close);
  await scanner.start();
  const scanning = await startScanning({
    ...shared,
    scanner,
    log,
    scansForVisitors: configuration.publicScans,
  });
  onClose(scanning.stop);
  const schedules = await startScheduledScans({ ...shared, scanQueue: openScanQueue(shared), log });
  onClose(schedules.stop);
  onClose(sweepExpired({ ...shared, log }));
  const { mail, mailFrom, dataDir } = configuration;
  const transport = openMailTransport(mail, dataDir);
  await startSendingMail({ jobs: shared.jobs, transport, mailFrom, log });
  return scanner;
}
