import { ProblemError } from '../problems/ProblemError.ts';
import type { HandlerContext, Handlers } from './handlers.ts';

type ErrorReportHandlers = Pick<Handlers, 'reportError' | 'reportMissingTranslation'>;

export function errorReportHandlers(_context: HandlerContext): ErrorReportHandlers {
  return {
    reportError: async () => notBuilt(),
    reportMissingTranslation: async () => notBuilt(),
  };
}

function notBuilt(): never {
  throw new ProblemError('not-found');
}
