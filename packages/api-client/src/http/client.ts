import { RequestFailedError } from './requestFailedError.ts';
import { REQUEST_TIME_LIMIT_MS } from './timeLimit.ts';
import { transport } from './transport.ts';
import { createWire, type Wire, type WireAnswer } from './wire.ts';

/** What {@link createClient} takes. */
export interface ClientOptions {
  /** The service's origin, such as `https://app.example.com`; empty for the page's own, in a browser. */
  readonly baseUrl: string;
  /**
   * Gives the token that is sent as `Authorization: Bearer`. Without it, or where it resolves with
   * nothing, a session cookie of the same origin says who asks.
   */
  readonly getAccessToken?: (() => Promise<string | undefined>) | undefined;
  /** Called on every 401, before the call throws: the place to offer a login. */
  readonly onUnauthenticated?: (() => void) | undefined;
  /** Takes the place of the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** Speaks to one Sitelens service; made by {@link createClient}. */
export interface SitelensClient {
  /** The service that it speaks to. */
  readonly baseUrl: string;
  /**
   * Makes one call and resolves with the body of its success, `undefined` where that has no content.
   *
   * @throws UnauthenticatedError for a 401, ForbiddenError for a 403, ProblemError for any other 4xx,
   *   RequestTimedOutError after 5 seconds, RequestFailedError for all else. The abort of a signal
   *   that was given to the call is thrown as it is.
   */
  send<Data>(call: (wire: Wire) => Promise<WireAnswer<Data>>): Promise<Data | undefined>;
}

/** Makes a client for one service, with a limit of 5 seconds a request. */
export function createClient(options: ClientOptions): SitelensClient {
  return createLimitedClient(options, REQUEST_TIME_LIMIT_MS);
}

/** {@link createClient} with another time limit, in milliseconds; tests can't wait for the real one. */
export function createLimitedClient(options: ClientOptions, timeLimitMs: number): SitelensClient {
  const { baseUrl, getAccessToken, onUnauthenticated } = options;
  // Looked up at each call: what replaces the global one later (a mock, a tracer) is meant too.
  const fetch: typeof globalThis.fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  const wire = createWire({
    baseUrl,
    // The service never redirects a call; following would turn a POST into a GET and call it success.
    redirect: 'error',
    credentials: 'same-origin',
    fetch: (request) => transport(request, { fetch, getAccessToken, onUnauthenticated, timeLimitMs }),
  });
  return { baseUrl, send: (call) => send(wire, call) };
}

async function send<Data>(
  wire: Wire,
  call: (wire: Wire) => Promise<WireAnswer<Data>>,
): Promise<Data | undefined> {
  try {
    const { data } = await call(wire);
    return data;
  } catch (error) {
    // A base URL that is none fails before the transport, as a TypeError.
    if (error instanceof TypeError) {
      throw new RequestFailedError('it could not be made; check the base URL', { cause: error });
    }
    throw error;
  }
}
