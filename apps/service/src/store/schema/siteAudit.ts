import type { SiteAuditIssueType } from '@sitelens/api-client/contract';
import type { DuplicateType, SiteAuditRecord } from '@sitelens/scanner';
import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { codePointText } from '../columns.ts';
import { scans } from './projects.ts';

/**
 * Site-audit issues of all types but the `DUPLICATE_*_TAGS`. Rows are only added: a type's positions run from
 * 0 without gaps in the order in which its issues were found. The primary key serves a part of a type's list,
 * by a range of positions.
 */
export const siteAuditIssues = pgTable(
  'site_audit_issues',
  {
    scanId: uuid()
      .notNull()
      .references(() => scans.id, { onDelete: 'cascade' }),
    issueType: codePointText().$type<Exclude<SiteAuditIssueType, DuplicateType>>().notNull(),
    position: integer().notNull(),
    /** `issueDetails` as on the wire; hostile. */
    details: jsonb().$type<SiteAuditRecord['issueDetails']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.scanId, table.issueType, table.position] })],
);

/**
 * What pages have as their title, description and so on, in one row a content; an issue of its
 * `DUPLICATE_*_TAGS` type from its second page on. The index of positions serves a part of a type's list.
 */
export const duplicateGroups = pgTable(
  'duplicate_groups',
  {
    scanId: uuid()
      .notNull()
      .references(() => scans.id, { onDelete: 'cascade' }),
    issueType: codePointText().$type<DuplicateType>().notNull(),
    /** Hash of the content: it may be longer than an index entry. */
    contentHash: text().notNull(),
    /** White space collapsed; hostile. */
    content: text().notNull(),
    /** Among the type's issues, from 0 without gaps; never changes. Null while one page alone has the content. */
    position: integer(),
    totalPages: integer().notNull(),
    /** The addresses of the first 100, in the order in which the pages ended. */
    pageUrls: text().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scanId, table.issueType, table.contentHash] }),
    uniqueIndex('duplicate_groups_by_position')
      .on(table.scanId, table.issueType, table.position)
      .where(sql`${table.position} is not null`),
  ],
);

/**
 * Rollup: the types that a scan has found, the duplicates too; 53 rows at most. The primary key serves the
 * counts of all types, and the total and revision beside a type's list.
 */
export const siteAuditCounts = pgTable(
  'site_audit_counts',
  {
    scanId: uuid()
      .notNull()
      .references(() => scans.id, { onDelete: 'cascade' }),
    issueType: codePointText().$type<SiteAuditIssueType>().notNull(),
    /** Rows of the type's list, and so the next one's position. */
    totalIssues: integer().notNull(),
    /** Rises with each write to the type, also where a group of duplicates only grows. */
    revision: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.scanId, table.issueType] })],
);
