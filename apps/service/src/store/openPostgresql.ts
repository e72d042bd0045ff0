import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool, type PoolClient } from 'pg';
import type { Database } from './database.ts';
import { DatabaseUnreachableError } from './errors.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import * as schema from './schema.ts';
import { checkDatabaseUrl, whyUnreachable } from './unreachable.ts';

/** Any number; it only has to be the same in every process of the service. */
const MIGRATION_LOCK = 720_261_120;
const OLDEST_VERSION = 150_000;

/**
 * A pool of connections to a PostgreSQL.
 *
 * @throws DatabaseUnreachableError when the URL is wrong or the server doesn't let us in.
 */
export async function openPostgresql(url: string): Promise<Database> {
  const connectionString = checkDatabaseUrl(url);
  const pool = new Pool({ connectionString, max: 12, connectionTimeoutMillis: 5_000, keepAlive: true });
  // A connection that breaks while idle is replaced at the next query; unheard it would end the process.
  pool.on('error', () => {});
  try {
    const client = await pool.connect();
    try {
      await bringUpToDate(client);
    } finally {
      client.release();
    }
  } catch (error) {
    await pool.end();
    throw whyUnreachable(error, connectionString);
  }
  return {
    kind: 'postgresql',
    queries: drizzle(pool, { schema, casing: 'snake_case' }),
    jobStore: { connectionString },
    close: () => pool.end(),
  };
}

async function bringUpToDate(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  if ((rows[0]?.version ?? 0) < OLDEST_VERSION) {
    throw new DatabaseUnreachableError('DATABASE_URL names a PostgreSQL older than 15. Use a newer one.');
  }
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  try {
    await migrate(drizzle(client, { schema, casing: 'snake_case' }), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  }
}
