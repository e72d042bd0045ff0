import { ConfigurationError } from './ConfigurationError.ts';
import type { MailDelivery } from './configuration.ts';
import { type Environment, emailAddress, text, url } from './variables.ts';

/** @throws ConfigurationError where a real mail server has no sender */
export function mailDelivery(env: Environment): { readonly mail: MailDelivery; readonly mailFrom: string } {
  const server = url(env, 'SMTP_URL', ['smtp:', 'smtps:']);
  const from = emailAddress(env, 'MAIL_FROM');
  if (!server) return { mail: { kind: 'outbox' }, mailFrom: from ?? 'sitelens@localhost.example' };
  if (from === undefined) {
    throw new ConfigurationError('MAIL_FROM', text(env, 'MAIL_FROM'), 'It is needed as SMTP_URL is set.');
  }
  return { mail: { kind: 'smtp', url: server.href }, mailFrom: from };
}
