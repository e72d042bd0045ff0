import { createServer } from 'node:http';
import { closeServer, listen } from '../listening.ts';

/** A server that nothing may reach: the target that hostile pages are given. */
export interface Canary {
  /** Without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** One line for each connection and each request that arrived; empty when all is well. */
  readonly arrivals: readonly string[];
  close(): Promise<void>;
}

/** Starts a canary on a free port of this machine. It notes bare connections too, without any request. */
export async function startCanary(host = '127.0.0.1'): Promise<Canary> {
  const arrivals: string[] = [];
  const server = createServer((request, response) => {
    arrivals.push(`${request.method} ${request.url}`);
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end('reached');
  });
  server.on('connection', () => arrivals.push('connection'));
  const address = await listen(server, 0, host);
  return { ...address, arrivals, close: () => closeServer(server) };
}
