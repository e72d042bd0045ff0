import { ProblemError } from '../problems/ProblemError.ts';
import type { HandlerContext, Handlers } from './handlers.ts';

type PublicProjectHandlers = Pick<Handlers, 'createPublicProject'>;

export function publicProjectHandlers(_context: HandlerContext): PublicProjectHandlers {
  return {
    createPublicProject: async () => notBuilt(),
  };
}

function notBuilt(): never {
  throw new ProblemError('not-found');
}
