import { ProblemError } from '../problems/ProblemError.ts';
import type { HandlerContext, Handlers } from './handlers.ts';

type InstallationHandlers = Pick<Handlers, 'getInstallation'>;

export function installationHandlers(_context: HandlerContext): InstallationHandlers {
  return {
    getInstallation: async () => notBuilt(),
  };
}

function notBuilt(): never {
  throw new ProblemError('not-found');
}
