import { parseAllowedTargets } from '@sitelens/api-client/contract';
import { createServer } from '../http/createServer.ts';
import { outboxFolder } from '../mail/mailTransport.ts';
import { queueMail } from '../mail/queueMail.ts';
import { startAnnouncingScans } from '../scanning/announcing/announceScans.ts';
import type { ScanQueue } from '../scanning/scanning.ts';
import { openSignInKeys } from '../sign-in/keys.ts';
import { sweepSessions } from '../sign-in/sweepSessions.ts';
import { dashboardDir } from './dashboardDir.ts';
import { installationOf } from './installation.ts';
import type { Opening } from './opening.ts';
import type { Listener } from './openListener.ts';
import type { Shared } from './openShared.ts';
import { publicOriginOf } from './publicOrigin.ts';

interface ApiOptions {
  readonly listener: Listener;
  readonly scanQueue: ScanQueue;
  readonly allowedTargets: readonly string[];
}

/** Answers requests from now on; where browsers find it. */
export async function openApi(
  { configuration, log, onClose }: Opening,
  { database, files, jobs }: Shared,
  { listener, scanQueue, allowedTargets }: ApiOptions,
): Promise<string> {
  const publicOrigin = publicOriginOf(configuration, listener.port);
  const keys = await openSignInKeys(configuration.dataDir);
  onClose(sweepSessions(database, log));
  const server = await createServer({
    ...configuration,
    listener: listener.server,
    publicOrigin,
    keys,
    database,
    files,
    scanQueue,
    allowedTargets,
    parsedTargets: parseAllowedTargets(allowedTargets),
    mail: queueMail(jobs),
    jobs,
    installation: installationOf(configuration),
    feedbackTo: configuration.offers.supportEmail ?? configuration.mailFrom,
    outboxDir: outboxFolder(configuration.dataDir),
    dashboardDir,
    log,
  });
  onClose(() => server.close());
  const secret = keys.cookieKey;
  const announcing = await startAnnouncingScans({ database, jobs, publicOrigin, secret, log });
  onClose(announcing.stop);
  return publicOrigin;
}
