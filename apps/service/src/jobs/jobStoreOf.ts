import { sql } from 'drizzle-orm';
import { type Db, fromDrizzle } from 'pg-boss';
import type { Queries } from '../store/database.ts';

/** A transaction of ours as pg-boss takes it. */
export function jobStoreOf(tx: Queries): Db {
  return fromDrizzle(
    {
      execute: async (query) => {
        if (!isSql(query)) throw new Error('pg-boss asked for something that is no SQL.');
        return rowsOf(await tx.execute(query));
      },
    },
    sql,
  );
}

function isSql(query: unknown): query is ReturnType<typeof sql> {
  return typeof query === 'object' && query !== null && 'queryChunks' in query;
}

/** What both drivers answer with has the rows in `rows`. */
function rowsOf(result: unknown): { rows: unknown[] } {
  const rows: unknown = typeof result === 'object' && result !== null ? Reflect.get(result, 'rows') : [];
  return { rows: Array.isArray(rows) ? rows : [] };
}
