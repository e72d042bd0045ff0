import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';
import type * as schema from './schema.ts';

/** Where queries run: the database itself or one transaction of it. */
export type Queries = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database with the current schema. */
export interface Database {
  /** `embedded` belongs to this process alone; `postgresql` may be shared by several. */
  readonly kind: 'embedded' | 'postgresql';
  readonly queries: Queries;
  /** How pg-boss reaches the same database. */
  readonly jobStore: Pick<ConstructorOptions, 'db' | 'backend' | 'connectionString'>;
  close(): Promise<void>;
}
