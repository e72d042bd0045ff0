/** An e-mail as the service writes it: text for everybody, and what reading programs do with it. */
export interface MailMessage {
  /** One address; line breaks and lists are refused where addresses come in. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Where an answer goes, where not to the sender. */
  readonly replyTo?: string;
  /** Ends what the message is part of, by one click (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

/** The way to the mail server, or to the outbox. */
export interface Mail {
  /** Resolves when the message is kept for sending: it is then sent even if the process ends. */
  send(message: MailMessage): Promise<void>;
}
