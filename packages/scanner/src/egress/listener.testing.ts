import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A web server that counts connections, not requests: what must not be reached must not even be touched. */
export interface CountingServer {
  readonly port: number;
  readonly connections: () => number;
  readonly requests: readonly IncomingMessage[];
  close(): Promise<void>;
}

export async function startCountingServer(
  host: string,
  answer: RequestListener = (_, response) => response.end('reached'),
  port = 0,
): Promise<CountingServer> {
  let connections = 0;
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
