import { ProblemError } from '../problems/ProblemError.ts';
import type { HandlerContext, Handlers } from './handlers.ts';

type ScanTrustHandlers = Pick<Handlers, 'getScanTrust'>;

export function scanTrustHandlers(_context: HandlerContext): ScanTrustHandlers {
  return {
    getScanTrust: async () => notBuilt(),
  };
}

function notBuilt(): never {
  throw new ProblemError('not-found');
}
