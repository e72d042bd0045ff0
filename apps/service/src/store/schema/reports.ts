import type { Report } from '@sitelens/api-client/contract';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { users } from './accounts.ts';
import { scans } from './projects.ts';

/** A scan's report as a PDF: one for all members of the organisation. */
export const reports = pgTable('reports', {
  scanId: uuid()
    .primaryKey()
    .references(() => scans.id, { onDelete: 'cascade' }),
  /** Who asked first: the page that is printed is read with their rights. */
  requestedBy: uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  requestedAt: moment().notNull().defaultNow(),
  status: text().$type<Exclude<Report['status'], 'NONE'>>().notNull().default('QUEUED'),
  /** Times that a worker has begun it. */
  attempts: integer().notNull().default(0),
  fileName: text(),
});
