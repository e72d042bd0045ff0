import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseAllowedTargets } from '@sitelens/api-client/contract';
import { readConfiguration } from '../configuration/readConfiguration.ts';
import type { FileStore } from '../files/fileStore.ts';
import { folderFileStore } from '../files/folderFileStore.ts';
import { type AddedJob, recordingJobs } from '../jobs/recordingJobs.testing.ts';
import type { MailMessage } from '../mail/mail.ts';
import { outboxFolder } from '../mail/mailTransport.ts';
import { openSignInKeys } from '../sign-in/keys.ts';
import { installationOf } from '../start/installation.ts';
import { createLog } from '../start/log.ts';
import { openListener } from '../start/openListener.ts';
import { publicOriginOf } from '../start/publicOrigin.ts';
import type { Database } from '../store/database.ts';
import { openDatabase } from '../store/openDatabase.ts';
import { newDataFolder } from '../store/testing/databases.testing.ts';
import { createServer, type ServerOptions } from './createServer.ts';

export interface TestServer {
  readonly origin: string;
  readonly database: Database;
  readonly files: FileStore;
  readonly dataDir: string;
  /** Ids of the scans that calls have set going; the scanner itself is not part of these tests. */
  readonly begun: readonly string[];
  /** Messages that were handed over; the mail server is not part of these tests. */
  readonly mails: readonly MailMessage[];
  /** Jobs that calls have added; the workers are not part of these tests. */
  readonly added: readonly AddedJob[];
  close(): Promise<void>;
}

/** The real server on a free port, over an embedded database in a folder of its own. */
export async function startTestServer(
  env: Readonly<Record<string, string>> = {},
  overrides: Partial<ServerOptions> = {},
): Promise<TestServer> {
  const dataDir = await newDataFolder();
  const configuration = readConfiguration({
    PORT: '0',
    SITELENS_DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    ...env,
  });
  const listener = await openListener(configuration.host, configuration.port);
  const database = await openDatabase({ dataDir });
  const files = folderFileStore(join(dataDir, 'files'));
  const publicOrigin = publicOriginOf(configuration, listener.port);
  const begun: string[] = [];
  const mails: MailMessage[] = [];
  const added: AddedJob[] = [];
  const server = await createServer({
    listener: listener.server,
    publicOrigin,
    identityProvider: configuration.identityProvider,
    keys: await openSignInKeys(dataDir),
    trustedProxies: configuration.trustedProxies,
    database,
    files,
    scanQueue: { begin: async (scanId) => void begun.push(scanId) },
    allowedTargets: configuration.allowedTargets,
    parsedTargets: parseAllowedTargets(configuration.allowedTargets),
    mail: { send: async (message) => void mails.push(message) },
    jobs: recordingJobs(added),
    installation: installationOf(configuration),
    feedbackTo: configuration.offers.supportEmail ?? configuration.mailFrom,
    checkResponses: true,
    outboxDir: outboxFolder(dataDir),
    dashboardDir: join(dataDir, 'dashboard'),
    log: createLog(configuration.logLevel),
    ...overrides,
  });
  const close = async () => {
    await listener.close();
    await server.close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { origin: publicOrigin, database, files, dataDir, begun, mails, added, close };
}
