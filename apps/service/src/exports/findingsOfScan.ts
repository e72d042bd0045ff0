import type { Database } from '../store/database.ts';
import type { ExportableScan } from '../store/exports/exportableScan.ts';
import { issuesOfScan } from '../store/exports/issuesOfScan.ts';
import { siteAuditOfScan } from '../store/exports/siteAuditOfScan.ts';
import { FINDING_EVALUATORS } from '../store/findings/evaluators.ts';
import { auditFinding } from './auditFinding.ts';
import { elementFinding } from './elementFinding.ts';
import type { ExportedFinding } from './exportedFinding.ts';

/**
 * Everything that an ended scan found, a part at a time: accessibility, mobile usability, site audit.
 *
 * @throws ScanRemovedError
 */
export async function* findingsOfScan(
  db: Database,
  exportable: ExportableScan,
): AsyncGenerator<readonly ExportedFinding[]> {
  for (const evaluator of FINDING_EVALUATORS) {
    for await (const part of issuesOfScan(db.queries, exportable.scan.id, evaluator)) {
      yield part.map((issue) => elementFinding(evaluator, issue));
    }
  }
  for await (const part of siteAuditOfScan(db, exportable)) yield part.map(auditFinding);
}
