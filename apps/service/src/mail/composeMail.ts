import { isEmailAddress } from '@sitelens/api-client/contract';
import type { SendMailOptions } from 'nodemailer';
import type { MailMessage } from './mail.ts';
import { mailHtml } from './mailHtml.ts';

/** A message that no mail server would ever take: trying again would change nothing. */
export class UnsendableMailError extends Error {
  override readonly name = 'UnsendableMailError';
}

interface Envelope {
  /** The installation's own address. */
  readonly from: string;
  /** Stays the same when the message is sent again, so that a mailbox can tell a double by its Message-ID. */
  readonly id: string;
}

/** RFC 5322, 2.1.1 allows 998 characters a line; a subject of more than this is none. */
const LONGEST_SUBJECT = 200;

/**
 * Everything that becomes a header is checked or cut here, and only here: no line break of a name, an address
 * or a URL can begin another header.
 *
 * @throws UnsendableMailError for a recipient or a URL that is none
 */
export function composeMail(message: MailMessage, { from, id }: Envelope): SendMailOptions {
  const { to, replyTo, unsubscribeUrl, text } = message;
  const subject = oneLine(message.subject);
  return {
    from: { name: 'Sitelens', address: requireAddress(from) },
    to: { name: '', address: requireAddress(to) },
    ...(replyTo !== undefined && { replyTo: { name: '', address: requireAddress(replyTo) } }),
    subject,
    text,
    html: message.html ?? mailHtml(subject, text),
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    headers: {
      // RFC 3834, 5: no out-of-office notice answers a machine. What a person wrote may be answered.
      ...(replyTo === undefined && { 'Auto-Submitted': 'auto-generated' }),
      ...(unsubscribeUrl !== undefined && unsubscribeHeaders(unsubscribeUrl)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** One click in the reading program ends what the message is part of (RFC 2369, 3.2 and RFC 8058, 3.1). */
function unsubscribeHeaders(unsubscribeUrl: string): Readonly<Record<string, string>> {
  const url = URL.parse(unsubscribeUrl);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new UnsendableMailError('The address for unsubscribing is no web address.');
  }
  return { 'List-Unsubscribe': `<${url.href}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function requireAddress(address: string): string {
  if (isEmailAddress(address)) return address;
  throw new UnsendableMailError(`${JSON.stringify(address.slice(0, 100))} is no e-mail address.`);
}

/** Control characters and the separators of lines (U+2028, U+2029) become a space. */
function oneLine(text: string): string {
  const line = text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  return line.length <= LONGEST_SUBJECT ? line : `${line.slice(0, LONGEST_SUBJECT - 1).toWellFormed()}…`;
}
