import { isUserName } from '@sitelens/api-client/contract';
import { sendVerification } from '../../sign-in/verification/sendVerification.ts';
import { findUser } from '../../store/accounts.ts';
import { findAddress, setChosenName } from '../../store/users.ts';
import { tooMany } from '../limits/requireWithinLimit.ts';
import { fieldProblem, ProblemError } from '../problems/ProblemError.ts';
import { found } from './found.ts';
import type { HandlerContext, Handlers } from './handlers.ts';

type UserHandlers = Pick<Handlers, 'updateCurrentUser' | 'getEmailVerification' | 'resendVerificationEmail'>;

export function userHandlers(context: HandlerContext): UserHandlers {
  const { database } = context;
  return {
    updateCurrentUser: async ({ body, session: { account } }) => {
      if (body.name !== undefined) await setChosenName(database, account.userId, checkedName(body.name));
      return found(await findUser(database, account), 'not-found');
    },

    getEmailVerification: async ({ session: { account } }) => {
      const address = found(await findAddress(database, account.userId), 'not-found');
      return { emailVerified: address.isVerified };
    },

    resendVerificationEmail: async ({ session: { account } }) => {
      const address = found(await findAddress(database, account.userId), 'not-found');
      if (address.isVerified) return undefined;
      const { allowed, retryAfterMs } = await sendVerification(context, address);
      if (!allowed) throw tooMany('too-many-attempts', retryAfterMs, { detail: waitDetail(retryAfterMs) });
      return undefined;
    },
  };
}

/** Null for none of their own. */
function checkedName(name: string): string | null {
  const trimmed = name.trim();
  if (trimmed === '') return null;
  if (isUserName(trimmed)) return trimmed;
  throw new ProblemError('invalid-request', {
    errors: [
      fieldProblem(
        'name',
        'invalid-value',
        'Enter a name in one line, with something to see, or leave it empty.',
      ),
    ],
  });
}

function waitDetail(retryAfterMs: number): string {
  const minutes = Math.ceil(retryAfterMs / 60_000);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `Look for the e-mails that were sent already, in the spam folder too, or wait ${wait} and try again.`;
}
