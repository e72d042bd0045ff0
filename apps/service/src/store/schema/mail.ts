import type { Evaluator } from '@sitelens/api-client/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, ownId } from '../columns.ts';
import { users } from './accounts.ts';
import { projects, scans } from './projects.ts';

/** Who is to hear of a project's scans. */
export const scanEmailSubscriptions = pgTable(
  'scan_email_subscriptions',
  {
    id: ownId(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** The member whose address it goes to, whatever it is then; null for a visitor's. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** A visitor's address, in lower case; null for a member. */
    email: text(),
    /** The one scan that a visitor waits for; null for a member, who hears of each. */
    scanId: uuid().references(() => scans.id, { onDelete: 'cascade' }),
    evaluator: text().$type<Evaluator>(),
    /** For the link that ends it without signing in. */
    unsubscribeTokenHash: text().notNull().unique(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    unique('scan_emails_of_member').on(table.projectId, table.userId),
    uniqueIndex('scan_emails_of_visitor')
      .on(table.projectId, table.scanId, table.email)
      .where(sql`${table.email} is not null`),
    index().on(table.scanId),
  ],
);

/** Addresses that want the newsletter, and whether their owner has said so from their own mailbox. */
export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  /** In lower case. */
  email: text().primaryKey(),
  isConfirmed: boolean().notNull().default(false),
  /** For the links that confirm and end it. */
  tokenHash: text().notNull().unique(),
  createdAt: moment().notNull().defaultNow(),
});
