import { ProblemError } from '../problems/ProblemError.ts';
import type { HandlerContext, Handlers } from './handlers.ts';

type FeedbackHandlers = Pick<Handlers, 'sendFeedback'>;

export function feedbackHandlers(_context: HandlerContext): FeedbackHandlers {
  return {
    sendFeedback: async () => notBuilt(),
  };
}

function notBuilt(): never {
  throw new ProblemError('not-found');
}
