import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '../testing/databases.testing.ts';
import { endPage, link, scanWithPages } from '../testing/linkScans.testing.ts';
import { openDatabaseLinkFrontier } from './databaseLinkFrontier.ts';
import { takeLinksInHand } from './linkCheckers.ts';
import { listLinkResults } from './linkResults.ts';

const OK = { outcome: 'OK' } as const;
const at = (path: string) => `https://www.example.net/${path}`;

describeOnBothDatabases('the results of links', (database) => {
  it("are those of the scan's addresses that have one", async () => {
    const other = await scanWithPages(database(), ['/a']);
    const { scanId } = await scanWithPages(database(), ['/a']);
    for (const id of [other.scanId, scanId]) {
      await endPage(database(), id, '/a', {
        references: ['ok', 'moved', 'waiting'].map((path) => link(at(path))),
      });
    }
    const moved = { outcome: 'REDIRECTED', httpStatus: 301, leadsTo: at('ok') } as const;
    const checker = await takeLinksInHand(database().queries, scanId, 60);
    if (checker === undefined) throw new Error('No link waits.');
    const frontier = openDatabaseLinkFrontier(database(), checker);
    for (const lease of await frontier.take({ most: 2, exceptHosts: [] })) {
      await frontier.complete(lease, lease.url === at('ok') ? OK : moved);
    }
    expect(await listLinkResults(database().queries, scanId)).toEqual([
      { url: at('moved'), result: moved },
      { url: at('ok'), result: OK },
    ]);
    expect(await listLinkResults(database().queries, other.scanId)).toEqual([]);
  });
});
