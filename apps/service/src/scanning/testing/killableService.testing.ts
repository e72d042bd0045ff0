/**
 * The scanning of a service without its HTTP side, as a process that can be killed:
 * `killableService.testing.ts DATA_DIR START_URL [DATABASE_URL]`. It makes a project with one scan where the
 * store has none, prints `running` once it works on it, and `ended` before it exits.
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { npmBrowser, openScanner } from '@sitelens/scanner';
import { folderFileStore } from '../../files/folderFileStore.ts';
import { openJobs } from '../../jobs/openJobs.ts';
import type { Database } from '../../store/database.ts';
import { openDatabase } from '../../store/openDatabase.ts';
import { listRunningScans } from '../../store/runningScans.ts';
import { newScan } from '../../store/testing/scans.testing.ts';
import { startScanning } from '../startScanning.ts';

const [dataDir = '', startUrl = '', databaseUrl] = process.argv.slice(2);

const write = (line: string) => process.stdout.write(`${line}\n`);
const log = {
  info: () => {},
  warn: (details: object, message: string) => write(`warning: ${message} ${inspectable(details)}`),
  error: (details: object, message: string) => write(`error: ${message} ${inspectable(details)}`),
};

const database = await openDatabase({ dataDir, ...(databaseUrl !== undefined && { databaseUrl }) });
await scanExists(database);
const scanner = await openScanner({ browser: await npmBrowser(), allowedTargets: new URL(startUrl).host });
const jobs = await openJobs({ database, log });
const files = folderFileStore(join(dataDir, 'files'));
const scanning = await startScanning({ database, jobs, scanner, files, log, leaseSeconds: 3 });
write('running');
while ((await listRunningScans(database)).length > 0) await sleep(100);
write('ended');
await scanning.stop();
await jobs.stop();
await scanner.close();
await database.close();
write('closed');

async function scanExists(db: Database): Promise<void> {
  const scans = await db.queries.query.scans.findMany({ columns: { id: true } });
  if (scans.length > 0) return;
  await newScan(db, { startUrl, allowedDomains: [new URL(startUrl).hostname], maxPages: 40 });
}

function inspectable(details: object): string {
  return JSON.stringify(details, (_key, value: unknown) =>
    value instanceof Error ? String(value.stack) : value,
  );
}
