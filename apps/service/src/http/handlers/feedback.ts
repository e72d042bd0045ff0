import { isEmailAddress } from '@sitelens/api-client/contract';
import type { MailMessage } from '../../mail/mail.ts';
import type { BodyOf } from '../contract/call.ts';
import { requireWithinLimit } from '../limits/requireWithinLimit.ts';
import { fieldProblem, ProblemError } from '../problems/ProblemError.ts';
import type { HandlerContext, Handlers } from './handlers.ts';

type FeedbackHandlers = Pick<Handlers, 'sendFeedback'>;

const PER_CLIENT = { windowMs: 3_600_000, limit: 10 } as const;

export function feedbackHandlers({ database, mail, feedbackTo }: HandlerContext): FeedbackHandlers {
  return {
    sendFeedback: async ({ body, client, session }) => {
      const message = feedbackMail(body, feedbackTo, session?.account.userId);
      await requireWithinLimit(database, { key: `feedback by ${client}`, ...PER_CLIENT });
      await mail.send(message);
      return undefined;
    },
  };
}

/** @throws ProblemError for what has no text, or nowhere for an answer to go */
function feedbackMail(
  { subject, body, fromEmail }: BodyOf<'sendFeedback'>,
  to: string,
  userRef: string | undefined,
): MailMessage {
  const replyTo = fromEmail.trim();
  const errors = [
    ...(body.trim() === '' ? [fieldProblem('body', 'invalid-value', 'Enter a text.')] : []),
    ...(isEmailAddress(replyTo) ? [] : [fieldProblem('fromEmail', 'invalid-email')]),
  ];
  if (errors.length > 0) {
    const isEmailAlone = errors.every(({ field }) => field === 'fromEmail');
    throw new ProblemError(isEmailAlone ? 'invalid-email' : 'invalid-request', { errors });
  }
  const about = subject.trim() === '' ? 'Feedback' : `Feedback: ${subject.trim()}`;
  const sender = userRef === undefined ? 'A visitor' : `The user ${userRef}`;
  return {
    to,
    subject: about,
    // Who reads it must see which words are the sender's.
    text: `${body.trim()}\n\n-- \n${sender} wrote this and wants to be answered at ${replyTo}. Nobody has checked that the address is theirs.`,
    replyTo,
  };
}
