import { mayDo } from '@sitelens/api-client/contract';
import type { Database } from '../../store/database.ts';
import { type ExportableScan, exportableScan } from '../../store/exports/exportableScan.ts';
import type { Session } from '../../store/sessions.ts';
import { ProblemError } from '../problems/ProblemError.ts';
import { found } from './found.ts';

interface ScanPath {
  readonly projectId: string;
  readonly scanId: string;
}

/**
 * The scan, for who may take its results out of the service.
 *
 * @throws ProblemError 403 by the role, 404 for a scan of somebody else, 402 where results are redacted
 */
export async function requireExportable(
  database: Database,
  { account }: Session,
  { projectId, scanId }: ScanPath,
): Promise<ExportableScan> {
  if (!mayDo(account.role, 'exportResults')) throw new ProblemError('forbidden');
  const exportable = found(
    await exportableScan(database.queries, account.organisationId, projectId, scanId),
    'scan-not-found',
  );
  if (exportable.access.kind === 'redacted') throw new ProblemError('results-redacted');
  return exportable;
}

/**
 * The same, once nothing will be added to it any more.
 *
 * @throws ProblemError also 409 while the scan runs
 */
export async function requireEndedExportable(
  database: Database,
  session: Session,
  path: ScanPath,
): Promise<ExportableScan> {
  const exportable = await requireExportable(database, session, path);
  if (exportable.scan.endedAt === null) throw new ProblemError('scan-not-ended');
  return exportable;
}
