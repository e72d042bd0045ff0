import type { Invocation, Run, ToolComponent } from 'sarif';
import type { Database } from '../../store/database.ts';
import type { ExportableScan } from '../../store/exports/exportableScan.ts';
import { rulesOfScan } from '../../store/exports/rulesOfScan.ts';
import { findingsOfScan } from '../findingsOfScan.ts';
import { jsonMembers } from '../json/jsonList.ts';
import { sarifResult } from './sarifResult.ts';
import { sarifRule } from './sarifRule.ts';

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/**
 * The findings of an ended scan as a SARIF log (OASIS, 2.1.0) of one run, written down a part at a time.
 *
 * @throws ScanRemovedError
 */
export async function* sarifExport(db: Database, exportable: ExportableScan): AsyncGenerator<string> {
  const { scan, project } = exportable;
  const rules = await rulesOfScan(db.queries, scan.id);
  const indexOf = new Map(rules.map(({ id }, index) => [id, index]));
  const driver: ToolComponent = {
    name: 'Sitelens',
    rules: rules.map(({ id, tags }) => sarifRule(id, tags)),
  };
  const invocation: Invocation = {
    executionSuccessful: scan.status === 'COMPLETED',
    startTimeUtc: scan.startedAt.toISOString(),
    ...(scan.endedAt !== null && { endTimeUtc: scan.endedAt.toISOString() }),
  };
  const run: Run = {
    tool: { driver },
    invocations: [invocation],
    columnKind: 'utf16CodeUnits',
    automationDetails: { id: `sitelens/${project.id}/${scan.id}` },
    properties: { project: project.name, startUrl: scan.startUrl },
  };
  yield `{"$schema":${JSON.stringify(SCHEMA)},"version":"2.1.0","runs":[${JSON.stringify(run).slice(0, -1)},\n"results":[`;
  yield* jsonMembers(resultsOf(db, exportable, indexOf));
  yield ']}]}\n';
}

async function* resultsOf(
  db: Database,
  exportable: ExportableScan,
  indexOf: ReadonlyMap<string, number>,
): AsyncGenerator<readonly object[]> {
  for await (const part of findingsOfScan(db, exportable)) {
    yield part.map((finding) => sarifResult(finding, indexOf.get(finding.ruleId)));
  }
}
