import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page's HTML, or what answers in its stead. */
export type Route = string | ((request: IncomingMessage, response: ServerResponse) => void);

export interface LocalSite {
  /** `http://127.0.0.1:PORT` */
  readonly origin: string;
  /** Paths with their queries, as they were asked for. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

/** Serves routes by path on 127.0.0.1; anything else is a 404. */
export async function startLocalSite(routes: Readonly<Record<string, Route>>): Promise<LocalSite> {
  const requests: string[] = [];
  const answer: RequestListener = (request, response) => {
    requests.push(request.url ?? '');
    const route = routes[new URL(request.url ?? '/', 'http://localhost').pathname];
    if (route === undefined) return void response.writeHead(404, { 'content-type': 'text/html' }).end('none');
    if (typeof route !== 'string') return route(request, response);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(route);
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
