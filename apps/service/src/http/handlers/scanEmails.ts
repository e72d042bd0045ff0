import { ProblemError } from '../problems/ProblemError.ts';
import type { HandlerContext, Handlers } from './handlers.ts';

type ScanEmailHandlers = Pick<
  Handlers,
  'getScanEmails' | 'subscribeToScanEmails' | 'unsubscribeFromScanEmails'
>;

export function scanEmailHandlers(_context: HandlerContext): ScanEmailHandlers {
  return {
    getScanEmails: async () => notBuilt(),
    subscribeToScanEmails: async () => notBuilt(),
    unsubscribeFromScanEmails: async () => notBuilt(),
  };
}

function notBuilt(): never {
  throw new ProblemError('not-found');
}
