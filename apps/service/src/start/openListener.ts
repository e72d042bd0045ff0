import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ProblemError } from '../http/problems/ProblemError.ts';
import { PROBLEM_MEDIA_TYPE, pathOf } from '../http/problems/problemReplies.ts';
import { StartError } from './StartError.ts';

export interface Listener {
  readonly server: Server;
  readonly port: number;
  /** Takes no new connections, gives answers under way a moment, then cuts what is left. */
  close(): Promise<void>;
}

const STARTING = new ProblemError('service-starting');

const GRACE_MS = 2_000;

/**
 * Takes the port before anything else is opened, so that a second start ends at once and touches nothing.
 * Until the service stands, requests get a 503.
 *
 * @throws StartError when the address can't be listened on.
 */
export async function openListener(host: string, port: number): Promise<Listener> {
  const server = createServer((request, response) => {
    const problem = STARTING.toProblem(pathOf(request.url ?? '/'));
    response
      .writeHead(problem.status, { 'content-type': PROBLEM_MEDIA_TYPE, 'retry-after': '2' })
      .end(JSON.stringify(problem));
  });
  server.listen({ host, port });
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new StartError(reasonOf(error, host, port), { cause: error });
  }
  return { server, port: portOf(server.address(), port), close: () => close(server) };
}

function reasonOf(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is in use. Stop the program that uses it, or set PORT to another one.`;
    case 'EACCES':
      return `Port ${port} needs more rights than this program has. Set PORT to one above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${JSON.stringify(host)} is no address of this machine. Correct HOST, or unset it for 127.0.0.1.`;
    default:
      return `The service cannot listen on ${host}, port ${port} (${code}). Correct HOST and PORT.`;
  }
}

function portOf(address: AddressInfo | string | null, fallback: number): number {
  return typeof address === 'object' && address !== null ? address.port : fallback;
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearTimeout(cut);
}
