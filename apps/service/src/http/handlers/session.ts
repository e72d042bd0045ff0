import { findUser } from '../../store/accounts.ts';
import { findSubscription } from '../../store/subscriptions.ts';
import { found } from './found.ts';
import type { HandlerContext, Handlers } from './handlers.ts';

type SessionHandlers = Pick<Handlers, 'getTokenInfo' | 'getCurrentUser' | 'getCurrentSubscription'>;

export function sessionHandlers({ database, allowedTargets }: HandlerContext): SessionHandlers {
  return {
    getTokenInfo: async ({ session }) => session?.tokenInfo ?? { authenticated: false },
    getCurrentUser: async ({ session }) => found(await findUser(database, session.account), 'not-found'),
    getCurrentSubscription: async ({ session }) =>
      found(await findSubscription(database, session.account, allowedTargets), 'not-found'),
  };
}
