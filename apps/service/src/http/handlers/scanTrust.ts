import { readScanTrust } from '../../store/scanTrust/scanTrust.ts';
import type { HandlerContext, Handlers } from './handlers.ts';
import { readBy, readerOf } from './reading.ts';

type ScanTrustHandlers = Pick<Handlers, 'getScanTrust'>;

export function scanTrustHandlers({ database }: HandlerContext): ScanTrustHandlers {
  return {
    getScanTrust: async ({ path: { projectId, scanId }, session }) => {
      const trust = await readScanTrust(database, readerOf(session), projectId, scanId);
      return readBy(database, session, projectId, trust, 'scan-not-found');
    },
  };
}
