import { ProblemError } from '../problems/ProblemError.ts';
import type { HandlerContext, Handlers } from './handlers.ts';

type UserHandlers = Pick<Handlers, 'updateCurrentUser' | 'getEmailVerification' | 'resendVerificationEmail'>;

export function userHandlers(_context: HandlerContext): UserHandlers {
  return {
    updateCurrentUser: async () => notBuilt(),
    getEmailVerification: async () => notBuilt(),
    resendVerificationEmail: async () => notBuilt(),
  };
}

function notBuilt(): never {
  throw new ProblemError('not-found');
}
