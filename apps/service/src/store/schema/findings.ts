import type {
  Evaluator,
  PageDimensions,
  PageFailureReason,
  PageObstacle,
  PageOutcome,
  ScreenSize,
  Screenshots,
  SinceLastScan,
  Thumbnails,
} from '@sitelens/api-client/contract';
import type { Finding } from '@sitelens/scanner';
import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { codePointText, moment, ownId } from '../columns.ts';
import { scans } from './projects.ts';

/** The frontier of a scan and how each page ended, in one row a page. */
export const pages = pgTable(
  'pages',
  {
    id: ownId(),
    scanId: uuid()
      .notNull()
      .references(() => scans.id, { onDelete: 'cascade' }),
    /** The scan's: for an index over the scans of a project. */
    projectId: uuid().notNull(),
    ordinal: integer().notNull(),
    /** Hash of the address's key: a key may be longer than an index entry. */
    keyHash: text().notNull(),
    /** Hash of what the page shares with its variants, where it is one. */
    variantOfHash: text(),
    url: text().notNull(),
    fencingToken: integer().notNull().default(0),
    leaseExpiresAt: moment(),
    /** Attempts that this machine, not the page, brought to nothing. */
    failedAttempts: integer().notNull().default(0),
    outcome: text().$type<PageOutcome>().notNull().default('PENDING'),
    reason: text().$type<PageFailureReason>(),
    httpStatus: integer(),
    title: text(),
    leadsTo: text(),
    mediaType: text(),
    scannedAt: moment(),
    accessibilityIssues: integer().notNull().default(0),
    /** What the page links to, until its turn to have its links admitted has come. */
    links: jsonb().$type<readonly string[]>(),
    screenshots: jsonb().$type<Screenshots>(),
    thumbnails: jsonb().$type<Thumbnails>(),
    dimensions: jsonb().$type<Partial<Record<ScreenSize, PageDimensions>>>(),
    screenshotsCutShort: jsonb().$type<readonly ScreenSize[]>(),
    /** Null where nothing stood in the way. */
    obstacles: jsonb().$type<readonly PageObstacle[]>(),
  },
  (table) => [
    unique('pages_scan_key').on(table.scanId, table.keyHash),
    unique('pages_scan_ordinal').on(table.scanId, table.ordinal),
    index('pages_scan_variants')
      .on(table.scanId, table.variantOfHash)
      .where(sql`${table.variantOfHash} is not null`),
    index('pages_scan_outcome').on(table.scanId, table.outcome, table.ordinal),
    // For the scan's trust: as a rule hardly any page.
    index('pages_in_doubt')
      .on(table.scanId)
      .where(sql`${table.obstacles} is not null or ${table.screenshotsCutShort} is not null`),
    index('pages_waiting').on(table.scanId, table.ordinal).where(sql`${table.outcome} = 'PENDING'`),
    // Where a page is compared with its last scan: the newest of an address, whatever the number of scans.
    index('pages_scanned_by_address')
      .on(table.projectId, table.keyHash, table.scannedAt)
      .where(sql`${table.outcome} = 'SCANNED'`),
  ],
);

/**
 * Findings of accessibility and mobile-friendliness, merged over the screen sizes, in document order within
 * their page and rule.
 */
export const issues = pgTable(
  'issues',
  {
    pageId: uuid()
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    ruleId: codePointText().notNull(),
    position: integer().notNull(),
    /** The finding's id: the same from scan to scan. */
    identity: text().notNull(),
    /** Null where there is nothing to compare with: in a project's first scan. */
    sinceLastScan: text().$type<Exclude<SinceLastScan, 'FIXED'>>(),
    finding: jsonb().$type<Finding>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.ruleId, table.position] })],
);

/**
 * Findings that a page had when it was scanned before, and has no more. Copies without boxes, which belong to
 * the pictures of then; in the order of then, without gaps within their page and rule.
 */
export const fixedIssues = pgTable(
  'fixed_issues',
  {
    pageId: uuid()
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    ruleId: codePointText().notNull(),
    position: integer().notNull(),
    finding: jsonb().$type<Finding>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.ruleId, table.position] })],
);

/** Issues by what has become of them since the last scan; all 0 where there is nothing to compare with. */
const sinceLastScanColumns = {
  newIssues: integer().notNull().default(0),
  unchangedIssues: integer().notNull().default(0),
  /** Not part of `totalIssues`. */
  fixedIssues: integer().notNull().default(0),
};

/**
 * Rollup: the rules that failed in a scan, of accessibility and of mobile-friendliness. One whose issues are
 * all fixed has a row without issues and pages, and the impact and tags of what was fixed. The index by
 * severity serves the rules of an evaluator, the most severe first.
 */
export const scanRules = pgTable(
  'scan_rules',
  {
    scanId: uuid()
      .notNull()
      .references(() => scans.id, { onDelete: 'cascade' }),
    ruleId: codePointText().notNull(),
    /** Follows from the rule: their ids are disjoint. */
    evaluator: codePointText()
      .$type<Extract<Evaluator, 'ACCESSIBILITY' | 'MOBILE_FRIENDLY'>>()
      .notNull()
      .default('ACCESSIBILITY'),
    /** The most severe impact of its issues, as an index into `IMPACTS`. */
    impactRank: smallint().notNull(),
    tags: text().array().notNull(),
    totalIssues: integer().notNull(),
    totalPages: integer().notNull(),
    ...sinceLastScanColumns,
  },
  (table) => [
    primaryKey({ columns: [table.scanId, table.ruleId] }),
    index('scan_rules_by_severity').on(
      table.scanId,
      table.evaluator,
      table.impactRank.desc().nullsFirst(),
      table.totalIssues.desc().nullsFirst(),
      table.ruleId,
    ),
  ],
);

/** Rollup: the pages that fail a rule. One whose issues are all fixed has a row without issues. */
export const pageRules = pgTable(
  'page_rules',
  {
    scanId: uuid()
      .notNull()
      .references(() => scans.id, { onDelete: 'cascade' }),
    ruleId: codePointText().notNull(),
    pageId: uuid()
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    pageOrdinal: integer().notNull(),
    /** The start of the page's address: long enough to sort by, short enough for an index entry. */
    pageUrlStart: codePointText().notNull(),
    totalIssues: integer().notNull(),
    ...sinceLastScanColumns,
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.ruleId] }),
    // Columns after the order are only read, so that a part of a list comes out of the index alone.
    index('page_rules_by_issues').on(
      table.scanId,
      table.ruleId,
      table.totalIssues,
      table.pageOrdinal.desc().nullsFirst(),
      table.newIssues,
      table.unchangedIssues,
      table.fixedIssues,
    ),
    index('page_rules_by_url').on(
      table.scanId,
      table.ruleId,
      table.pageUrlStart,
      table.pageOrdinal,
      table.totalIssues,
      table.newIssues,
      table.unchangedIssues,
      table.fixedIssues,
    ),
  ],
);

/** Rollup: how many pages of a scan ended in each way. */
export const pageOutcomes = pgTable(
  'page_outcomes',
  {
    scanId: uuid()
      .notNull()
      .references(() => scans.id, { onDelete: 'cascade' }),
    outcome: text().$type<PageOutcome>().notNull(),
    totalPages: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.scanId, table.outcome] })],
);
