import { ProblemError } from '../problems/ProblemError.ts';
import type { HandlerContext, Handlers } from './handlers.ts';

type ExportHandlers = Pick<Handlers, 'exportScan'>;

export function exportHandlers(_context: HandlerContext): ExportHandlers {
  return {
    exportScan: async () => notBuilt(),
  };
}

function notBuilt(): never {
  throw new ProblemError('not-found');
}
