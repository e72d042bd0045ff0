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
import { newScan } from './testing/scans.testing.ts';

describeOnBothDatabases('the frontier in the store', (database) => {
  testFrontierConformance('it', (site) => frontierUnderTest(database(), site), { fuzzRuns: 6 });
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
      return rows.map(({ url, ordinal, outcome, httpStatus, leadsTo, mediaType, reason }) => {
        if (outcome === 'PENDING') return { url, ordinal };
        const stored = { outcome, httpStatus, leadsTo, mediaType, reason };
        return { url, ordinal, result: stored as never };
      });
    },
  };
}
