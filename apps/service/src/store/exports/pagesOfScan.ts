import type { Page } from '@sitelens/api-client/contract';
import type { Database } from '../database.ts';
import { listPages } from '../pages.ts';
import type { ExportableScan } from './exportableScan.ts';
import { ScanRemovedError } from './scanRemovedError.ts';

const PAGES_A_QUERY = 250;

/**
 * The pages of an ended scan in the order they were found, however each ended.
 *
 * @throws ScanRemovedError
 */
export async function* pagesOfScan(
  db: Database,
  { scan, project }: ExportableScan,
): AsyncGenerator<readonly Page[]> {
  for (let page = 0, rows = 0; rows < scan.pagesKnown; page++) {
    const part = { page, size: PAGES_A_QUERY };
    const list = await listPages(db, project.organisationId, project.id, scan.id, part);
    if (list === undefined || list.data.length === 0) throw new ScanRemovedError();
    yield list.data;
    rows += list.data.length;
  }
}
