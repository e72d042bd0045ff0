import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { MailDelivery } from '../configuration/configuration.ts';
import { isLoopbackHost } from '../configuration/loopback.ts';
import { saveToOutbox } from './outbox.ts';

/** Takes messages away, one at a time. */
export interface MailTransport {
  /** Resolves when the mail server has accepted the message, or the outbox holds it. */
  send(message: SendMailOptions): Promise<void>;
}

/** In milliseconds. A job of the queue has two minutes. */
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 } as const;

export function openMailTransport(delivery: MailDelivery, dataDir: string): MailTransport {
  if (delivery.kind === 'outbox') return outboxTransport(outboxFolder(dataDir));
  const transport = createTransport({ ...TIMEOUTS, ...encryption(new URL(delivery.url)), url: delivery.url });
  return {
    send: async (message) => {
      await transport.sendMail(message);
    },
  };
}

/** Where messages lie that no mail server takes. */
export function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox');
}

function outboxTransport(folder: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (message) => {
      const { message: source } = await transport.sendMail(message);
      if (!Buffer.isBuffer(source)) throw new Error('The message was not written in one piece.');
      await saveToOutbox(folder, source, message.subject ?? '');
    },
  };
}

/**
 * A password leaves this machine only encrypted, even where somebody on the way hides that the server can
 * (STARTTLS stripping). `?requireTLS=false` in the URL says that this is meant.
 */
function encryption({ protocol, username, hostname, searchParams }: URL): { requireTLS?: true } {
  const isMeant = searchParams.has('requireTLS') || searchParams.has('ignoreTLS');
  const isExposed = protocol === 'smtp:' && username !== '' && !isLoopbackHost(hostname);
  return isExposed && !isMeant ? { requireTLS: true } : {};
}
