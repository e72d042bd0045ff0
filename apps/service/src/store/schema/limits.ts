import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/** How often something was asked for in a window of time, over all processes. */
export const requestCounts = pgTable(
  'request_counts',
  {
    /** What is limited and for whom; addresses of clients only as a hash. */
    key: text().notNull(),
    windowStartsAt: moment().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStartsAt] }), index().on(table.windowStartsAt)],
);
