import { ProblemError } from '../problems/ProblemError.ts';
import type { HandlerContext, Handlers } from './handlers.ts';

type ReportHandlers = Pick<Handlers, 'getReport' | 'makeReport' | 'downloadReport'>;

export function reportHandlers(_context: HandlerContext): ReportHandlers {
  return {
    getReport: async () => notBuilt(),
    makeReport: async () => notBuilt(),
    downloadReport: async () => notBuilt(),
  };
}

function notBuilt(): never {
  throw new ProblemError('not-found');
}
