import type { AccessibilityIssue, MobileFriendlyIssue, ScanExport } from '@sitelens/api-client/contract';
import type { Database } from '../../store/database.ts';
import type { ExportableScan } from '../../store/exports/exportableScan.ts';
import { type ExportedIssue, issuesOfScan } from '../../store/exports/issuesOfScan.ts';
import { pagesOfScan } from '../../store/exports/pagesOfScan.ts';
import { siteAuditOfScan } from '../../store/exports/siteAuditOfScan.ts';
import { NO_SCREENSHOTS } from '../../store/findings/issueRows.ts';
import { toScan } from '../../store/wire.ts';
import { jsonMembers } from './jsonList.ts';

type Lists = 'pages' | 'accessibilityIssues' | 'mobileFriendlyIssues' | 'siteAuditIssues';

/**
 * An ended scan as a `ScanExport` of the contract, written down a part at a time.
 *
 * @throws ScanRemovedError
 */
export async function* jsonExport(db: Database, exportable: ExportableScan): AsyncGenerator<string> {
  const { scan, project } = exportable;
  const { id, name, startUrl } = project;
  const head: Omit<ScanExport, Lists> = {
    exportedAt: new Date().toISOString(),
    project: { id, name, startUrl },
    scan: toScan(scan),
  };
  const lists: readonly (readonly [Lists, AsyncIterable<readonly unknown[]>])[] = [
    ['pages', pagesOfScan(db, exportable)],
    ['accessibilityIssues', mapParts(issuesOfScan(db.queries, scan.id, 'ACCESSIBILITY'), toIssue)],
    ['mobileFriendlyIssues', mapParts(issuesOfScan(db.queries, scan.id, 'MOBILE_FRIENDLY'), toMobileIssue)],
    ['siteAuditIssues', siteAuditOfScan(db, exportable)],
  ];
  yield JSON.stringify(head).slice(0, -1);
  for (const [list, parts] of lists) {
    yield `,\n"${list}":[`;
    yield* jsonMembers(parts);
    yield ']';
  }
  yield '}\n';
}

async function* mapParts<From, To>(
  parts: AsyncIterable<readonly From[]>,
  map: (from: From) => To,
): AsyncGenerator<readonly To[]> {
  for await (const part of parts) yield part.map(map);
}

/** Its pictures stand once with the page, not with each of its issues. */
function toIssue({ page, finding, sinceLastScan }: ExportedIssue): AccessibilityIssue {
  return {
    ...finding,
    pageUrl: page.url,
    screenshots: NO_SCREENSHOTS,
    redacted: false,
    ...(sinceLastScan !== undefined && { sinceLastScan }),
  };
}

function toMobileIssue(issue: ExportedIssue): MobileFriendlyIssue {
  const { phone } = issue.finding.boundingBoxes;
  return { ...toIssue(issue), ...(phone && { boundingBox: phone }) };
}
