import type { JobData, Jobs } from '../jobs/jobs.ts';
import type { Log } from '../jobs/log.ts';
import { composeMail, UnsendableMailError } from './composeMail.ts';
import type { MailTransport } from './mailTransport.ts';

interface SendingOptions {
  readonly jobs: Jobs;
  readonly transport: MailTransport;
  /** The sender's address. */
  readonly mailFrom: string;
  readonly log: Log;
}

const AT_A_TIME = 2;

/** Sends what waits in the queue, in this process, from now on. */
export async function startSendingMail(options: SendingOptions): Promise<void> {
  await options.jobs.work('send-mail', AT_A_TIME, (job) => sendMailJob(options, job));
}

/**
 * Sends one message. A failure that may pass is thrown, and the queue tries again later; one that will not is
 * logged, and the message given up.
 */
async function sendMailJob(
  { transport, mailFrom, log }: SendingOptions,
  { id, message }: JobData['send-mail'],
): Promise<void> {
  try {
    await transport.send(composeMail(message, { from: mailFrom, id }));
  } catch (error) {
    const details = { err: error, mailId: id };
    if (isFinal(error)) return log.error(details, 'An e-mail cannot be sent and was given up.');
    log.warn(details, 'An e-mail could not be sent; it will be tried again.');
    throw error;
  }
}

/**
 * Whether the mail server refused this very message for good: a 5yz reply to sender, recipient or content
 * (RFC 5321, 4.2.1). One to the login or the greeting is about us, and an operator can mend it.
 */
function isFinal(error: unknown): boolean {
  if (error instanceof UnsendableMailError) return true;
  if (!(error instanceof Error && 'code' in error && 'responseCode' in error)) return false;
  const isAboutMessage = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  return isAboutMessage && typeof error.responseCode === 'number' && error.responseCode >= 500;
}
