import { chmod, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEmbeddedPostgres } from './embeddedPostgres.testing.ts';
import type { SharedFixture } from './sharedFixture.testing.ts';

/** A real PostgreSQL in a folder of its own; its value is its address without a database. */
export async function startPostgresql(): Promise<SharedFixture> {
  const folder = await mkdtemp(join(tmpdir(), 'sitelens-postgresql-'));
  // As root the server runs as another user, who has to get into the folder.
  await chmod(folder, 0o777);
  const port = await freePort();
  const errors: unknown[] = [];
  const EmbeddedPostgres = await loadEmbeddedPostgres();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    // No flushing: nothing here has to outlive the run.
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => {},
    onError: (error) => errors.push(error),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (cause) {
    throw new Error(`PostgreSQL could not be started: ${errors.map(String).join('; ')}`, { cause });
  }
  return {
    value: `postgres://postgres:password@127.0.0.1:${port}`,
    remove: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
