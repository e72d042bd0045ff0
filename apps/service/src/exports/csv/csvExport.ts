import type { Database } from '../../store/database.ts';
import type { ExportableScan } from '../../store/exports/exportableScan.ts';
import type { ExportedFinding } from '../exportedFinding.ts';
import { findingsOfScan } from '../findingsOfScan.ts';
import { csvRow } from './csvCell.ts';

/** Without it, Excel reads UTF-8 as the machine's own code page. */
const BYTE_ORDER_MARK = '\u{feff}';

const COLUMNS: readonly (readonly [name: string, value: (finding: ExportedFinding) => string])[] = [
  ['Kind', ({ kind }) => kind],
  ['Rule', ({ ruleId }) => ruleId],
  ['Title', ({ title }) => title],
  ['Impact', ({ severity }) => severity.toLowerCase()],
  ['Page URL', ({ pageUrl }) => pageUrl],
  ['Page title', ({ pageTitle }) => pageTitle],
  ['Selector', ({ selector }) => selector],
  ['HTML', ({ html }) => html],
  ['Screen sizes', ({ screenSizes }) => screenSizes.join(', ')],
  ['WCAG tags', ({ tags }) => tags.join(', ')],
  ['Message', ({ message }) => message],
  ['Help URL', ({ helpUrl }) => helpUrl],
  ['Since last scan', ({ sinceLastScan }) => sinceLastScan?.toLowerCase() ?? ''],
];

/**
 * The findings of an ended scan as CSV, one row each under a header.
 *
 * @throws ScanRemovedError
 */
export async function* csvExport(db: Database, exportable: ExportableScan): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow(COLUMNS.map(([name]) => name));
  for await (const part of findingsOfScan(db, exportable)) {
    yield part.map((finding) => csvRow(COLUMNS.map(([, value]) => value(finding)))).join('');
  }
}
