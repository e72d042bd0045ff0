import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataFolder } from './dataFolderLock.ts';
import { DatabaseUnreachableError, DataFolderError } from './errors.ts';
import { openDatabase } from './openDatabase.ts';
import { processMark } from './processMark.ts';
import { createPostgresqlDatabase } from './testing/databases.testing.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sitelens-open-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const takeFolder = () => lockDataFolder(dataDir, { exclusive: true });

describe('the data folder', () => {
  it('keeps the database over a restart', async () => {
    const first = await openDatabase({ dataDir });
    await first.queries.execute(
      sql`insert into organisations (id, name) values (${crypto.randomUUID()}, 'Kept')`,
    );
    await first.close();
    const second = await openDatabase({ dataDir });
    const organisations = await second.queries.query.organisations.findMany();
    await second.close();
    expect(organisations.map(({ name }) => name)).toEqual(['Kept']);
  });

  it('is refused in one line where another version made its database', async () => {
    const first = await openDatabase({ dataDir });
    await first.queries.execute(sql`delete from drizzle.__drizzle_migrations`);
    await first.close();
    const opening = openDatabase({ dataDir });
    await expect(opening).rejects.toThrow(DataFolderError);
    await expect(opening).rejects.toThrow(/made by another version of Sitelens .+ SITELENS_DATA_DIR\.$/);
  });

  it('is refused in one line where it cannot be made', async () => {
    await writeFile(join(dataDir, 'file'), '');
    const opening = openDatabase({ dataDir: join(dataDir, 'file', 'below') });
    await expect(opening).rejects.toThrow(DataFolderError);
    await expect(opening).rejects.toThrow(/^The data folder .+ cannot be written \(ENOTDIR\)\. .+$/);
  });

  it('is refused while this process has it', async () => {
    const first = await openDatabase({ dataDir });
    await expect(openDatabase({ dataDir })).rejects.toThrow(`is in use by process ${process.pid}.`);
    await first.close();
    await (await takeFolder()).release();
  });

  it('is free again after its process was killed', async () => {
    const holder = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000); console.log("up")']);
    await once(holder.stdout, 'data');
    await writeFile(join(dataDir, 'lock'), JSON.stringify(await processMark(holder.pid ?? 0)));
    await expect(takeFolder()).rejects.toThrow(`is in use by process ${holder.pid}.`);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    await (await takeFolder()).release();
  });

  it('is free when the id of its process has come to another one', async () => {
    await writeFile(join(dataDir, 'lock'), JSON.stringify({ pid: process.pid, startedAt: 'long ago' }));
    const lock = await takeFolder();
    expect(JSON.parse(await readFile(join(dataDir, 'lock'), 'utf8')).startedAt).not.toBe('long ago');
    await lock.release();
  });

  it('goes to one of many who find it stale at once', async () => {
    await writeFile(join(dataDir, 'lock'), JSON.stringify({ pid: process.pid, startedAt: 'long ago' }));
    const taking = await Promise.allSettled(Array.from({ length: 20 }, takeFolder));
    expect(taking.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await readdir(dataDir)).toEqual(['lock']);
  });

  it.each(['', '{', '{"pid":"x"}'])('is free when the lock holds no mark: %j', async (content) => {
    await writeFile(join(dataDir, 'lock'), content);
    await (await takeFolder()).release();
  });
});

describe('a bad DATABASE_URL', () => {
  const refused = async (databaseUrl: string) => {
    const started = performance.now();
    const error: unknown = await openDatabase({ dataDir, databaseUrl }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DatabaseUnreachableError);
    const message = error instanceof Error ? error.message : '';
    expect(message).not.toContain('\n');
    expect(message).not.toContain('s3cret');
    expect(performance.now() - started).toBeLessThan(15_000);
    return message;
  };

  it.each(['nonsense', 'mysql://root@127.0.0.1/db', 'postgres://', 'http://127.0.0.1:5432/'])(
    'that is no address of a PostgreSQL: %s',
    async (url) => {
      expect(await refused(url)).toContain('is not the address of a PostgreSQL');
    },
  );

  it('where nothing listens', async () => {
    expect(await refused('postgres://user:s3cret@127.0.0.1:9/db')).toContain(
      'No PostgreSQL listens at 127.0.0.1:9.',
    );
  });

  it('whose server never answers', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    expect(await refused(`postgres://user:s3cret@127.0.0.1:${port}/db`)).toContain('does not answer');
    silent.close();
  });

  it('with a wrong password', async () => {
    const url = new URL(await createPostgresqlDatabase());
    url.password = 's3cret';
    expect(await refused(String(url))).toContain('refuses the password of user "postgres"');
  });

  it('with an unknown database', async () => {
    const url = new URL(await createPostgresqlDatabase());
    url.pathname = '/nowhere';
    expect(await refused(String(url))).toContain('has no database "nowhere"');
  });

  it('with tables that another version made', async () => {
    const databaseUrl = await createPostgresqlDatabase();
    const first = await openDatabase({ dataDir, databaseUrl });
    await first.queries.execute(sql`delete from drizzle.__drizzle_migrations`);
    await first.close();
    expect(await refused(databaseUrl)).toContain('or of another version of Sitelens');
  });
});

describe('a PostgreSQL', () => {
  it('is brought up to date by several processes at once', async () => {
    const databaseUrl = await createPostgresqlDatabase();
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ dataDir, databaseUrl })));
    for (const database of opened) {
      expect(await database.queries.query.organisations.findMany()).toEqual([]);
      await database.close();
    }
  });
});
