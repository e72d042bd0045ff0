import { PageQuotaReachedError } from '../../store/quotaErrors.ts';
import { findScan, listScans, startScan } from '../../store/scans.ts';
import { ProblemError } from '../problems/ProblemError.ts';
import { found } from './found.ts';
import type { HandlerContext, Handlers } from './handlers.ts';
import { requireCapability, requireRunningSubscription } from './permissions.ts';
import { requireSameProject } from './projectReference.ts';
import { readBy, readerOf } from './reading.ts';

type ScanHandlers = Pick<Handlers, 'listScans' | 'getScan' | 'startScan'>;

export function scanHandlers(context: HandlerContext): ScanHandlers {
  const { database, scanQueue } = context;
  return {
    listScans: async ({ path: { projectId }, session }) => {
      const list = await listScans(database, readerOf(session), projectId);
      return readBy(database, session, projectId, list, 'project-not-found');
    },

    getScan: async ({ path: { projectId, scanId }, session }) => {
      const scan = await findScan(database, readerOf(session), projectId, scanId);
      return readBy(database, session, projectId, scan, 'scan-not-found');
    },

    startScan: async ({ path, body, session }) => {
      requireCapability(session, 'startScan');
      requireSameProject(path, body);
      await requireRunningSubscription(context, session);
      const { organisationId } = session.account;
      const started = await startScan(database, organisationId, path.projectId).catch(quotaRefusal);
      const scan = found(started, 'project-not-found');
      if (scan === 'already-running') throw new ProblemError('scan-already-running');
      await scanQueue.begin(scan.scanId);
      return scan;
    },
  };
}

function quotaRefusal(cause: unknown): never {
  if (!(cause instanceof PageQuotaReachedError)) throw cause;
  const detail =
    'The running scans may need all pages that are left. Wait until they have ended, or upgrade.';
  throw new ProblemError('invalid-quota', cause.isHeldByRunningScans ? { detail } : {}, { cause });
}
