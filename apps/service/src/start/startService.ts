import { join } from 'node:path';
import { parseAllowedTargets } from '@sitelens/api-client/contract';
import { findBrowser, openScanner } from '@sitelens/scanner';
import type { Configuration } from '../configuration/configuration.ts';
import { ensureDemoProject } from '../demo/ensureDemoProject.ts';
import { startDemoSite } from '../demo/startDemoSite.ts';
import { folderFileStore } from '../files/folderFileStore.ts';
import { createServer } from '../http/createServer.ts';
import { openJobs } from '../jobs/openJobs.ts';
import { startScanning } from '../scanning/startScanning.ts';
import { openSignInKeys } from '../sign-in/keys.ts';
import { sweepSessions } from '../sign-in/sweepSessions.ts';
import { openDatabase } from '../store/openDatabase.ts';
import { createClosers } from './closers.ts';
import { dashboardDir } from './dashboardDir.ts';
import { createLog } from './log.ts';
import { openListener } from './openListener.ts';
import { publicOriginOf } from './publicOrigin.ts';

export interface Service {
  readonly publicOrigin: string;
  /** Ends within seconds; scans under way go on at the next start. */
  stop(): Promise<void>;
}

/**
 * Starts everything, in an order in which each failure leaves nothing behind.
 *
 * @throws StartError, DataFolderError, DatabaseUnreachableError, BrowserNotFoundError, BrowserLaunchError:
 * each with one clear line
 */
export async function startService(configuration: Configuration): Promise<Service> {
  const closers = createClosers();
  try {
    const publicOrigin = await open(configuration, closers.add);
    return { publicOrigin, stop: closers.closeAll };
  } catch (error) {
    await closers.closeAll().catch(() => undefined);
    throw error;
  }
}

async function open(
  configuration: Configuration,
  onClose: (close: () => Promise<void>) => void,
): Promise<string> {
  const { dataDir, databaseUrl, chromium, demo, logLevel } = configuration;
  const log = createLog(logLevel);
  const listener = await openListener(configuration.host, configuration.port);
  onClose(listener.close);
  const publicOrigin = publicOriginOf(configuration, listener.port);
  const browser = await findBrowser(chromium);
  const database = await openDatabase({ dataDir, ...(databaseUrl !== undefined && { databaseUrl }) });
  onClose(database.close);
  onClose(sweepSessions(database, log));

  const site = demo ? await startDemoSite(dataDir) : undefined;
  if (site) onClose(site.close);
  const demoTarget = site ? [`127.0.0.1:${site.port}`] : [];
  const allowedTargets = [...configuration.allowedTargets, ...demoTarget];

  const scanner = await openScanner({ browser, allowedTargets, log: (message) => log.info(message) });
  onClose(scanner.close);
  await scanner.start();
  const files = folderFileStore(join(dataDir, 'files'));
  const jobs = await openJobs({ database, log });
  onClose(jobs.stop);
  const scanning = await startScanning({ database, jobs, scanner, files, log });
  onClose(scanning.stop);

  const server = await createServer({
    ...configuration,
    listener: listener.server,
    publicOrigin,
    keys: await openSignInKeys(dataDir),
    database,
    files,
    scanning,
    allowedTargets,
    parsedTargets: parseAllowedTargets(allowedTargets),
    dashboardDir,
    log,
  });
  onClose(() => server.close());
  if (site) await ensureDemoProject({ database, scanning, dataDir, siteUrl: site.url });
  return publicOrigin;
}
