import { SITE_AUDIT_ISSUE_TYPES, type SiteAuditIssue } from '@sitelens/api-client/contract';
import type { Database } from '../database.ts';
import { listSiteAuditIssues } from '../siteAudit/siteAuditIssues.ts';
import type { ExportableScan } from './exportableScan.ts';
import { ScanRemovedError } from './scanRemovedError.ts';

const ISSUES_A_QUERY = 250;

/**
 * The site-audit issues of an ended scan, by type and in the order in which they were found.
 *
 * @throws ScanRemovedError
 */
export async function* siteAuditOfScan(
  db: Database,
  { scan, project }: ExportableScan,
): AsyncGenerator<readonly SiteAuditIssue[]> {
  for (const type of SITE_AUDIT_ISSUE_TYPES) {
    for (let page = 0, rows = 0, total = 1; rows < total; page++) {
      const part = { page, size: ISSUES_A_QUERY };
      const list = await listSiteAuditIssues(db, project.organisationId, project.id, scan.id, type, part);
      if (list === undefined || (list.data.length === 0 && rows < list.totalElements)) {
        throw new ScanRemovedError();
      }
      if (list.data.length > 0) yield list.data;
      rows += list.data.length;
      total = list.totalElements;
    }
  }
}
