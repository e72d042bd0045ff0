import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** What a message was handed over with, and the message itself. */
interface Delivery {
  readonly from: string;
  readonly to: readonly string[];
  readonly source: string;
}

export interface SmtpServer {
  readonly url: string;
  readonly deliveries: readonly Delivery[];
  /** Every line that a client has sent, of the message too. */
  readonly lines: readonly string[];
  close(): Promise<void>;
}

/**
 * A mail server as far as RFC 5321 needs it for one message after another.
 *
 * @param replies to commands, such as `RCPT`, in place of the usual ones; asked for with each whole line
 */
export async function startSmtpServer(
  replies: (line: string) => string | undefined = () => undefined,
): Promise<SmtpServer> {
  const deliveries: Delivery[] = [];
  const lines: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    converse(socket, { replies, deliveries, lines });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The mail server has no port.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    deliveries,
    lines,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Conversation {
  readonly replies: (line: string) => string | undefined;
  readonly deliveries: Delivery[];
  readonly lines: string[];
}

function converse(socket: Socket, { replies, deliveries, lines }: Conversation): void {
  let envelope: { from: string; to: string[] } = { from: '', to: [] };
  let message: string[] | undefined;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const take = (line: string): void => {
    lines.push(line);
    if (message) {
      if (line !== '.') return void message.push(line.replace(/^\./, ''));
      deliveries.push({ ...envelope, source: message.join('\r\n') });
      message = undefined;
      return void say('250 taken');
    }
    const command = line.slice(0, 4).toUpperCase();
    const own = replies(line);
    if (own !== undefined) return void say(own);
    if (command === 'MAIL') envelope = { from: addressIn(line), to: [] };
    if (command === 'RCPT') envelope.to.push(addressIn(line));
    if (command === 'DATA') message = [];
    say(command === 'DATA' ? '354 go on' : command === 'QUIT' ? '221 bye' : '250 fine');
  };
  let rest = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    const parts = `${rest}${chunk}`.split('\r\n');
    rest = parts.pop() ?? '';
    for (const part of parts) take(part);
  });
  say('220 mail.example');
}

function addressIn(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? '';
}
