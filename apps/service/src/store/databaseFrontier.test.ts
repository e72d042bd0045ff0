import type { PageResult } from '@sitelens/scanner';
import {
  type FrontierUnderTest,
  type SiteGraph,
  testFrontierConformance,
} from '@sitelens/scanner/frontier-conformance';
import { asc, eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { beginFrontier, openDatabaseFrontier } from './databaseFrontier.ts';
import { voidAllLeases } from './frontier/leases.ts';
import { pages } from './schema.ts';
import { describeOnBothDatabases } from './testing/databases.testing.ts';
import { newScan, scannedPage } from './testing/scans.testing.ts';

describeOnBothDatabases('the frontier in the store', (database) => {
  testFrontierConformance('it', (site) => frontierUnderTest(database(), site), { fuzzRuns: 4 });
});

async function frontierUnderTest(db: Database, { options, seeds }: SiteGraph): Promise<FrontierUnderTest> {
  const { startUrl, allowedDomains, maxPages, robots = [] } = options;
  const { scanId } = await newScan(db, { startUrl, allowedDomains: [...allowedDomains], maxPages });
  await beginFrontier(db, scanId, { startUrl, allowedDomains, robots, seeds, crawlDelayMs: 0 });
  return {
    frontier: openDatabaseFrontier(db, scanId),
    voidLeases: () => voidAllLeases(db.queries),
    pages: async () => {
      const rows = await db.queries
        .select()
        .from(pages)
        .where(eq(pages.scanId, scanId))
        .orderBy(asc(pages.ordinal));
      return rows.map((row) => {
        const result = resultOf(row);
        return { url: row.url, ordinal: row.ordinal, ...(result && { result }) };
      });
    },
  };
}

/** How a page ended, as far as its row alone says it. */
function resultOf(row: typeof pages.$inferSelect): PageResult | undefined {
  const httpStatus = row.httpStatus ?? 0;
  switch (row.outcome) {
    case 'PENDING':
      return undefined;
    case 'SCANNED':
      return scannedPage({ title: row.title ?? '' });
    case 'REDIRECTED':
    case 'CANONICALISED':
      return { outcome: row.outcome, httpStatus, leadsTo: row.leadsTo ?? '' };
    case 'BLOCKED_BY_ROBOTS':
      return { outcome: row.outcome };
    case 'NOT_HTML':
      return { outcome: row.outcome, httpStatus, mediaType: row.mediaType ?? '' };
    case 'FAILED':
      return { outcome: row.outcome, reason: row.reason ?? 'SCAN_ERROR', detail: '' };
  }
}
