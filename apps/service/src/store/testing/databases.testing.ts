import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { Database } from '../database.ts';
import { openDatabase } from '../openDatabase.ts';

/** Where a database of a test lives; opening it again is another process's view of it. */
export interface TestDatabase {
  readonly dataDir: string;
  readonly databaseUrl?: string;
}

/** Runs the same tests on the embedded database and on PostgreSQL, each on a fresh one. */
export function describeOnBothDatabases(name: string, tests: (open: () => Database) => void): void {
  describe.each(['embedded', 'postgresql'] as const)(`${name} (%s)`, (kind) => {
    let database: Database | undefined;
    let location: TestDatabase | undefined;
    beforeAll(async () => {
      location = await createTestDatabase(kind);
      database = await openDatabase(location);
    });
    afterAll(async () => {
      await database?.close();
      if (location) await rm(location.dataDir, { recursive: true, force: true });
    });
    tests(() => {
      if (database === undefined) throw new Error('The database is open only while tests run.');
      return database;
    });
  });
}

/** An empty database of its own, and a data folder to go with it. */
export async function createTestDatabase(kind: Database['kind']): Promise<TestDatabase> {
  if (kind === 'embedded') return { dataDir: await newDataFolder() };
  const dataDir = await mkdtemp(join(tmpdir(), 'sitelens-data-'));
  return { dataDir, databaseUrl: await createPostgresqlDatabase() };
}

/** A new data folder with an empty embedded database. */
export async function newDataFolder(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sitelens-data-'));
  const template = await sharedFixture('/embedded');
  await cp(join(template, 'database'), join(dataDir, 'database'), { recursive: true });
  return dataDir;
}

/** The URL of a new database without any tables on the run's PostgreSQL server. */
export async function createPostgresqlDatabase(): Promise<string> {
  const server = await sharedFixture('/postgresql');
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: `${server}/postgres` });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  return `${server}/${name}`;
}

async function sharedFixture(name: '/embedded' | '/postgresql'): Promise<string> {
  const response = await fetch(`${inject('sharedFixtures')}${name}`);
  const value = await response.text();
  if (!response.ok) throw new Error(value);
  return value;
}
