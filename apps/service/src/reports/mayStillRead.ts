import { mayDo } from '@sitelens/api-client/contract';
import type { Database } from '../store/database.ts';
import { exportableScan } from '../store/exports/exportableScan.ts';
import type { ReportInHand } from '../store/reports/reports.ts';
import { findSession } from '../store/sessions.ts';

/**
 * Whether a print's session still reads all of the scan. The page of a public project is printed without a complaint
 * for whoever has lost that, with little on it; and the first PDF is everybody's.
 */
export async function mayStillRead(
  database: Database,
  token: string,
  { projectId, scanId }: Pick<ReportInHand, 'projectId' | 'scanId'>,
): Promise<boolean> {
  const session = await findSession(database, token);
  if (session?.tokenInfo.emailVerified !== true) return false;
  const { organisationId, role } = session.account;
  const exportable = await exportableScan(database.queries, organisationId, projectId, scanId);
  return mayDo(role, 'exportResults') && exportable?.access.kind === 'whole';
}
