import { findBrowser } from '@sitelens/scanner';
import type { Configuration } from '../configuration/configuration.ts';
import { ensureDemoProject } from '../demo/ensureDemoProject.ts';
import { startDemoSite } from '../demo/startDemoSite.ts';
import { openScanQueue } from '../scanning/enqueue.ts';
import { createClosers } from './closers.ts';
import { createLog } from './log.ts';
import { openApi } from './openApi.ts';
import type { Opening } from './opening.ts';
import { openListener } from './openListener.ts';
import { openReports } from './openReports.ts';
import { openShared } from './openShared.ts';
import { openWorker } from './openWorker.ts';

export interface Service {
  /** Undefined for a process that answers no requests. */
  readonly publicOrigin: string | undefined;
  /** Ends within seconds; scans under way go on at the next start. */
  stop(): Promise<void>;
}

/**
 * Starts what the process's role asks for, in an order in which each failure leaves nothing behind.
 *
 * @throws StartError, DataFolderError, DatabaseUnreachableError, BrowserNotFoundError, BrowserLaunchError:
 * each with one clear line
 */
export async function startService(configuration: Configuration): Promise<Service> {
  const closers = createClosers();
  const log = createLog(configuration.logLevel);
  try {
    const publicOrigin = await open({ configuration, log, onClose: closers.add });
    return { publicOrigin, stop: closers.closeAll };
  } catch (error) {
    await closers.closeAll().catch(() => undefined);
    throw error;
  }
}

async function open(opening: Opening): Promise<string | undefined> {
  const { configuration, onClose } = opening;
  const { role, host, port, chromium, dataDir, demo } = configuration;
  const listener = role === 'worker' ? undefined : await openListener(host, port);
  if (listener) onClose(listener.close);
  const browser = role === 'api' ? undefined : await findBrowser(chromium);
  const shared = await openShared(opening);
  const scanQueue = openScanQueue(shared);

  const site = demo ? await startDemoSite(dataDir) : undefined;
  const allowedTargets = [...configuration.allowedTargets];
  if (site) {
    onClose(site.close);
    allowedTargets.push(`127.0.0.1:${site.port}`);
    // Before any worker goes on with a scan of the address where the site was.
    await ensureDemoProject({ database: shared.database, scanQueue, dataDir, siteUrl: site.url });
  }
  const scanner = browser && (await openWorker(opening, shared, { browser, allowedTargets }));
  const publicOrigin = listener && (await openApi(opening, shared, { listener, scanQueue, allowedTargets }));
  // Last: a report is a page that the service itself gives out.
  if (scanner) await openReports(opening, shared, { scanner, publicOrigin });
  return publicOrigin;
}
