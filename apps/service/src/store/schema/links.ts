import type { LinkResult, ReferenceKind } from '@sitelens/scanner';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { codePointText } from '../columns.ts';
import { scans } from './projects.ts';

/**
 * The addresses that the pages of a scan refer to, in one row each however many pages do, and how each ended.
 * Which of them are being asked for is not kept: only the scan's one link checker knows, and whoever takes its
 * place asks for them again.
 */
export const linkChecks = pgTable(
  'link_checks',
  {
    scanId: uuid()
      .notNull()
      .references(() => scans.id, { onDelete: 'cascade' }),
    /** Hash of the address: it may be longer than an index entry. */
    urlHash: text().notNull(),
    /** Place in the order in which they are asked for, from 0; one that is asked for after all moves to the end. */
    ordinal: integer().notNull(),
    /** As in a `PageReference`. */
    url: text().notNull(),
    /** As what the pages that have ended so far refer to it; never empty. */
    kinds: text().array().$type<ReferenceKind[]>().notNull(),
    /** Null until it is known. */
    result: jsonb().$type<LinkResult>(),
  },
  (table) => [
    primaryKey({ columns: [table.scanId, table.urlHash] }),
    index('link_checks_waiting').on(table.scanId, table.ordinal).where(sql`${table.result} is null`),
  ],
);

/**
 * Which pages refer to an address whose result is not known yet. Removed, and turned into issues where there
 * are any, when it is; a page that ends later is answered from `link_checks` and never waits.
 */
export const waitingReferences = pgTable(
  'waiting_references',
  {
    scanId: uuid()
      .notNull()
      .references(() => scans.id, { onDelete: 'cascade' }),
    /** Of the address, in `link_checks`. */
    linkOrdinal: integer().notNull(),
    /** Of the page, in `pages`; no key of a page, of which each would be looked for when a scan is removed. */
    pageOrdinal: integer().notNull(),
    kind: codePointText().$type<ReferenceKind>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.scanId, table.linkOrdinal, table.pageOrdinal, table.kind] })],
);
