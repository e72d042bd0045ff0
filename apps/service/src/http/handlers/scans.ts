import { findScan, listScans, startScan } from '../../store/scans.ts';
import { ProblemError } from '../problems/ProblemError.ts';
import { found } from './found.ts';
import type { HandlerContext, Handlers } from './handlers.ts';
import { requireEditor, requireRunningSubscription } from './permissions.ts';
import { requireSameProject } from './projectReference.ts';

type ScanHandlers = Pick<Handlers, 'listScans' | 'getScan' | 'startScan'>;

export function scanHandlers(context: HandlerContext): ScanHandlers {
  const { database, scanQueue } = context;
  return {
    listScans: async ({ path, session }) =>
      found(await listScans(database, session.account.organisationId, path.projectId), 'project-not-found'),

    getScan: async ({ path, session }) =>
      found(
        await findScan(database, session.account.organisationId, path.projectId, path.scanId),
        'scan-not-found',
      ),

    startScan: async ({ path, body, session }) => {
      requireEditor(session);
      requireSameProject(path, body);
      await requireRunningSubscription(context, session);
      const scan = found(
        await startScan(database, session.account.organisationId, path.projectId),
        'project-not-found',
      );
      if (scan === 'already-running') throw new ProblemError('scan-already-running');
      await scanQueue.begin(scan.scanId);
      return scan;
    },
  };
}
