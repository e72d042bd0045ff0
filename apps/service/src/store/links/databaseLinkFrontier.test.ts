import type { LinkFrontier } from '@sitelens/scanner';
import {
  LINK_TEST_ORIGIN,
  type LinkFrontierUnderTest,
  testLinkFrontierConformance,
} from '@sitelens/scanner/frontier-conformance';
import type { Database } from '../database.ts';
import { describeOnBothDatabases } from '../testing/databases.testing.ts';
import { endPage, endPages, recordsOf, scanWithPages } from '../testing/linkScans.testing.ts';
import { expectRollupsToEqualARecount } from '../testing/recount.testing.ts';
import { openDatabaseLinkFrontier } from './databaseLinkFrontier.ts';
import { giveLinksBack, type LinkChecker, takeLinksInHand } from './linkCheckers.ts';

describeOnBothDatabases('the link frontier in the store', (database) => {
  testLinkFrontierConformance('it', () => linkFrontierUnderTest(database()));
});

async function linkFrontierUnderTest(db: Database): Promise<LinkFrontierUnderTest> {
  const { scanId } = await scanWithPages(db, ['/a', '/b', '/c', '/before', '/after']);
  let checker: LinkChecker | undefined;
  let opening: Promise<LinkFrontier> | undefined;
  const open = async () => {
    checker = await takeLinksInHand(db.queries, scanId, 60);
    if (checker === undefined) throw new Error('No link waits.');
    return openDatabaseLinkFrontier(db, checker);
  };
  const current = () => {
    opening ??= open();
    return opening;
  };
  return {
    frontier: {
      take: async (request) => (await current()).take(request),
      complete: async (lease, result) => (await current()).complete(lease, result),
      isExhausted: async () => (await current()).isExhausted(),
    },
    addPage: (url, references) => endPage(db, scanId, url.slice(LINK_TEST_ORIGIN.length), { references }),
    endPages: () => endPages(db, scanId),
    records: () => recordsOf(db, scanId),
    voidLeases: async () => {
      if (checker) await giveLinksBack(db.queries, checker);
      opening = undefined;
    },
    close: () => expectRollupsToEqualARecount(db, scanId),
  };
}
