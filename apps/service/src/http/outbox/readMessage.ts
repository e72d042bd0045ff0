import PostalMime from 'postal-mime';

/** A message in the outbox, read for being shown. */
export interface OutboxMessage {
  readonly name: string;
  readonly to: string;
  readonly subject: string;
  /** `yyyy-MM-dd HH:mm`, UTC. */
  readonly writtenAt: string;
  readonly text: string;
  readonly html: string | undefined;
}

export async function readMessage(name: string, source: Uint8Array): Promise<OutboxMessage> {
  const { to, subject, text, html } = await PostalMime.parse(source);
  return {
    name,
    to: (to ?? []).flatMap(({ address }) => address ?? []).join(', '),
    subject: subject ?? '',
    writtenAt: `${name.slice(0, 10)} ${name.slice(11, 16).replace('-', ':')}`,
    text: text?.trim() ?? '',
    html,
  };
}
