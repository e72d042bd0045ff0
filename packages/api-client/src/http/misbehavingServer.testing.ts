import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A real HTTP server that answers as it is told, and remembers what it was asked. */
export interface MisbehavingServer {
  readonly baseUrl: string;
  readonly requests: readonly ReceivedRequest[];
  /** From now on, answers like this. */
  answer(listener: RequestListener): void;
  /** Resolves once a request has come in. */
  received(): Promise<void>;
  close(): Promise<void>;
}

interface ReceivedRequest {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export async function startMisbehavingServer(): Promise<MisbehavingServer> {
  const requests: ReceivedRequest[] = [];
  let waiting: (() => void)[] = [];
  let listener: RequestListener = (_request, response) => response.end();
  const server = createServer(async (request, response) => {
    requests.push({
      method: request.method,
      url: request.url,
      headers: request.headers,
      body: await bodyOf(request),
    });
    for (const resolve of waiting) resolve();
    waiting = [];
    listener(request, response);
  });
  const port = await listen(server);
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    requests,
    answer: (next) => {
      listener = next;
      requests.length = 0;
    },
    received: () =>
      requests.length > 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve)),
    close: () => close(server),
  };
}

/** An answer of JSON. */
export function json(body: unknown, status = 200, type = 'application/json'): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { 'Content-Type': type }).end(JSON.stringify(body));
  };
}

/** An answer of text that may be no JSON. */
export function text(body: string, status = 200): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  return body;
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise<void>((resolve) => server.close(() => resolve()));
}
