import type {
  ScanFailure,
  ScanProgress,
  ScanScreenSize,
  ScanStatus,
  Schedule,
  Thumbnails,
} from '@sitelens/api-client/contract';
import type { OriginRobots } from '@sitelens/scanner';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, ownId } from '../columns.ts';
import { organisations } from './accounts.ts';

export const projects = pgTable(
  'projects',
  {
    id: ownId(),
    organisationId: uuid()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    startUrl: text().notNull(),
    allowedDomains: text().array().notNull(),
    maxPages: integer().notNull(),
    maxSimultaneousPages: integer().notNull(),
    schedule: jsonb().$type<Schedule>(),
    createdAt: moment().notNull().defaultNow(),
    /** Of its newest scan that has any. */
    thumbnails: jsonb().$type<Thumbnails>(),
    /** Marked first and removed with its files after, so that a kill in between leaves nothing behind. */
    deleted: boolean().notNull().default(false),
    /** Whether its scans can be read, redacted, without signing in. */
    isPublic: boolean().notNull().default(false),
    /** Rises with each change of the settings. */
    revision: integer().notNull().default(1),
    /** When its schedule's next scan is planned, which those after it are counted from; null without one. */
    scheduledFrom: moment(),
    /** When it is removed: a visitor's. */
    expiresAt: moment(),
  },
  (table) => [
    index('projects_expiring').on(table.expiresAt).where(sql`${table.expiresAt} is not null`),
    index().on(table.organisationId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);

/** A crawl with its settings as they were when it started, its progress and its counters. */
export const scans = pgTable(
  'scans',
  {
    id: ownId(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    startUrl: text().notNull(),
    allowedDomains: text().array().notNull(),
    maxPages: integer().notNull(),
    maxSimultaneousPages: integer().notNull(),
    status: text().$type<ScanStatus>().notNull().default('QUEUED'),
    phase: text().$type<ScanProgress['phase']>().notNull().default('QUEUED'),
    currentUrl: text(),
    startedAt: moment().notNull().defaultNow(),
    endedAt: moment(),
    /** Who started it. */
    trigger: text().$type<'PERSON' | 'SCHEDULE' | 'VISITOR'>().notNull().default('PERSON'),
    /** When those who asked for it were told that it has ended; null until then. */
    announcedAt: moment(),
    failure: jsonb().$type<ScanFailure>(),
    crawlDelayMs: integer().notNull().default(0),
    lastVisitAt: moment(),
    /** Rows of `pages`, and so the next one's ordinal. */
    pagesKnown: integer().notNull().default(0),
    /** Of these, pages to visit: not forbidden by robots.txt when they were found. */
    pagesFound: integer().notNull().default(0),
    /** Of these, pages that have ended. */
    pagesEnded: integer().notNull().default(0),
    /** Of these, pages whose outcome is SCANNED. */
    pagesScanned: integer().notNull().default(0),
    /** The ordinal of the first page whose links have not been admitted yet. */
    nextToAdmit: integer().notNull().default(0),
    /** Pages before that one which led elsewhere, and so don't count against `maxPages`. */
    pagesDiverted: integer().notNull().default(0),
    /** What is evaluated where, as it was when the scan began; null for scans older than this is. */
    screenSizes: jsonb().$type<readonly ScanScreenSize[]>(),
    /** Without those of mobile-friendliness. */
    accessibilityIssues: integer().notNull().default(0),
    /** Rules of accessibility that have issues. */
    rulesFailed: integer().notNull().default(0),
    /** Rows of `link_checks`, and so the next one's ordinal. */
    linksFound: integer().notNull().default(0),
    /** Of these, addresses whose result is known. */
    linksChecked: integer().notNull().default(0),
    /** Rises with each link checker that takes the scan's links in hand; results of an older one are refused. */
    linkCheckerToken: integer().notNull().default(0),
    linkCheckerLeaseExpiresAt: moment(),
    /** Times that this machine, not the links, brought a link checker to nothing. */
    linkCheckerFailures: integer().notNull().default(0),
    /** Whether an earlier scan of the project has scanned any page; decided when the scan begins. */
    hasEarlierScan: boolean().notNull().default(false),
    /** Components that fail a rule on more than one page; null where a scan is older than these are. */
    commonComponents: integer().default(0),
    /** Of the first page that has pictures: they are the project's. */
    thumbnailsOrdinal: integer(),
  },
  (table) => [
    index().on(table.projectId, table.startedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('scans_to_announce').on(table.endedAt).where(sql`${table.announcedAt} is null`),
    uniqueIndex('scans_one_running_a_project').on(table.projectId).where(sql`${table.endedAt} is null`),
  ],
);

/** What scans of deleted projects have used of the plan's pages: deleting a website gives none back. */
export const scansOfDeletedProjects = pgTable(
  'scans_of_deleted_projects',
  {
    scanId: uuid().primaryKey(),
    organisationId: uuid()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    projectId: uuid().notNull(),
    projectName: text().notNull(),
    startedAt: moment().notNull(),
    pagesScanned: integer().notNull(),
  },
  (table) => [index().on(table.organisationId, table.startedAt)],
);

/**
 * What was read of a site before its pages. Apart from the scan, because both can be megabytes, and every
 * call reads the scan.
 */
export const siteReadings = pgTable('site_readings', {
  scanId: uuid()
    .primaryKey()
    .references(() => scans.id, { onDelete: 'cascade' }),
  /** What robots.txt said when the scan began; every link of the scan is judged by it. */
  robots: jsonb().$type<readonly OriginRobots[]>().notNull(),
  /** Addresses beside those that pages link to, such as a sitemap's. */
  seeds: jsonb().$type<readonly string[]>().notNull(),
});
