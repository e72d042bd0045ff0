import type { PageResult } from '@sitelens/scanner';
import { type PreparedAudit, prepareAudit } from './pageAudit.ts';
import { type PageFindings, prepareFindings } from './rollups.ts';

/** All of a scanned page that can be made ready before any row is locked. */
export interface PreparedPage {
  readonly findings: PageFindings;
  readonly audit: PreparedAudit;
}

export function preparePage(
  page: Extract<PageResult, { outcome: 'SCANNED' }>,
  pageUrl: string,
): PreparedPage {
  return { findings: prepareFindings(page, pageUrl), audit: prepareAudit(page.siteAudit) };
}
