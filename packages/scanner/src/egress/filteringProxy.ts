import { timingSafeEqual } from 'node:crypto';
import { Agent, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { type PrepareRequestFunctionOpts, RequestError, Server } from 'proxy-chain';
import { type ConnectOptions, connect } from './connect.ts';
import { EgressError } from './egressError.ts';
import type { Refusal } from './refusals.ts';
import { normaliseHost } from './target.ts';

export interface FilteringProxyOptions extends ConnectOptions {
  /** Random; whoever doesn't know it gets a 407. */
  readonly password: string;
  readonly onConnected: (host: string, port: number) => void;
  readonly onRefused: (refusal: Refusal) => void;
}

/**
 * proxy-chain reads requests, asks for the credentials and forwards; connecting is done here, before any
 * answer is given. Its own tunnel is not used: it leaves the far side open without a limit of time.
 *
 * A connection that is not made ends the client's without an answer: whatever was answered instead would
 * look like the site's own.
 */
export class FilteringProxy extends Server {
  readonly #options: FilteringProxyOptions;
  readonly #upstreams = new Set<Socket>();
  readonly #upstreamOf = new WeakMap<IncomingMessage, Socket>();

  constructor(options: FilteringProxyOptions) {
    super({
      host: '127.0.0.1',
      port: 0,
      authRealm: 'Sitelens',
      prepareRequestFunction: (request) => this.#prepare(request),
    });
    this.#options = options;
  }

  override async onConnect(...[request, client, head]: Parameters<Server['onConnect']>): Promise<void> {
    try {
      await this.prepareRequestHandling(request);
    } catch (error) {
      this.failRequest(request, error instanceof Error ? error : new Error(String(error)));
      return;
    }
    const upstream = this.#upstreamOf.get(request);
    // Either side may have gone meanwhile, and a pipeline throws for a stream that is destroyed.
    if (upstream && !upstream.destroyed && !client.destroyed) return tunnel(client, upstream, head);
    upstream?.destroy();
    client.destroy();
  }

  /**
   * When the site ends the connection without an answer, or with something that is none, proxy-chain makes
   * up one with a status of its own (404, 595, 599): a browser would take it for the site's.
   */
  override onRequest(...[request, response]: Parameters<Server['onRequest']>): Promise<void> {
    const { end } = response;
    Object.defineProperty(response, 'end', {
      value: (...rest: unknown[]) =>
        response.headersSent ? Reflect.apply(end, response, rest) : request.socket.destroy(),
    });
    return super.onRequest(request, response);
  }

  async closeAll(): Promise<void> {
    for (const upstream of this.#upstreams) upstream.destroy();
    await this.close(true);
  }

  async #prepare({ request, password, hostname, port }: PrepareRequestFunctionOpts) {
    if (!isSame(password, this.#options.password)) return { requestAuthentication: true };
    const upstream = await this.#connect(request, hostname, port);
    this.#upstreamOf.set(request, upstream);
    setHost(request);
    return { httpAgent: agentOver(upstream) };
  }

  async #connect(request: IncomingMessage, hostname: string, port: number): Promise<Socket> {
    const host = normaliseHost(hostname);
    if (host === undefined) throw new RequestError('The target is not a host.', 400);
    request.socket.setTimeout(this.#options.limits.idleMs);
    try {
      const upstream = await connect({ host, port }, this.#options);
      this.#own(upstream, request.socket);
      this.#options.onConnected(host, port);
      return upstream;
    } catch (error) {
      const known = error instanceof EgressError ? error : undefined;
      const reason = known?.reason ?? 'CONNECTION_FAILED';
      const fault = known?.fault === undefined ? {} : { fault: known.fault };
      this.#options.onRefused({ host, port, reason, ...fault, detail: known?.message ?? String(error) });
      request.socket.destroy();
      throw new RequestError('The connection was not made.', 502);
    }
  }

  #own(upstream: Socket, client: Socket): void {
    this.#upstreams.add(upstream);
    const cut = () => upstream.destroy();
    client.once('close', cut);
    upstream.once('close', () => {
      this.#upstreams.delete(upstream);
      client.removeListener('close', cut);
    });
    if (client.destroyed) upstream.destroy();
  }
}

function tunnel(client: Socket, upstream: Socket, head: Buffer): void {
  client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
  if (head.length > 0) upstream.write(head);
  pipeline(client, upstream, () => {});
  pipeline(upstream, client, () => {});
}

/** For one request: the connection that was checked is the only one that it can use. */
function agentOver(upstream: Socket): Agent {
  const agent = new Agent({ keepAlive: false });
  agent.createConnection = () => upstream;
  return agent;
}

/** RFC 9112, 3.2.2: a proxy replaces the Host field by the host of the request target. */
function setHost(request: IncomingMessage): void {
  if (request.method === 'CONNECT') return;
  const { host } = new URL(request.url ?? '');
  for (let at = 0; at < request.rawHeaders.length; at += 2) {
    if (request.rawHeaders[at]?.toLowerCase() === 'host') request.rawHeaders[at + 1] = host;
  }
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
