import { ForbiddenError } from './forbiddenError.ts';
import { ProblemError } from './problemError.ts';
import { readProblem } from './readProblem.ts';
import { RequestFailedError } from './requestFailedError.ts';
import { SitelensError } from './sitelensError.ts';
import { withTimeLimit } from './timeLimit.ts';
import { UnauthenticatedError } from './unauthenticatedError.ts';

/** What the transport needs to know. */
export interface TransportOptions {
  readonly fetch: typeof globalThis.fetch;
  readonly getAccessToken: (() => Promise<string | undefined>) | undefined;
  readonly onUnauthenticated: (() => void) | undefined;
  readonly timeLimitMs: number;
}

/**
 * Sends one request and reads its whole answer under the time limit. Resolves only with success:
 * a body of readable JSON, or 204 for no content. Everything else is thrown as a `SitelensError`,
 * but the caller's abort, which stays what it is.
 */
export async function transport(request: Request, options: TransportOptions): Promise<Response> {
  try {
    return await withTimeLimit(options.timeLimitMs, request.signal, (signal) =>
      exchange(request, signal, options),
    );
  } catch (error) {
    if (error instanceof SitelensError || request.signal.aborted) throw error;
    throw new RequestFailedError('the service could not be reached', { cause: error });
  }
}

async function exchange(request: Request, signal: AbortSignal, options: TransportOptions): Promise<Response> {
  const token = await options.getAccessToken?.();
  const headers = new Headers(request.headers);
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  // The limit may have passed while the token was fetched: nothing may be sent then.
  signal.throwIfAborted();
  const response = await options.fetch(request, { headers, signal });
  if (!response.ok) throw await errorOf(response, options.onUnauthenticated);
  return success(response);
}

async function success(response: Response): Promise<Response> {
  const { status } = response;
  if (status === 204 || status === 205) return noContent();
  const body = await bodyOf(response);
  if (isJson(body)) return new Response(body, { status, headers: { 'Content-Type': 'application/json' } });
  if (status === 202) return noContent();
  throw new RequestFailedError('the answer could not be read', { status });
}

async function errorOf(
  response: Response,
  onUnauthenticated: (() => void) | undefined,
): Promise<SitelensError> {
  const { status } = response;
  if (status >= 400 && status < 500 && status !== 401 && status !== 403) {
    return new ProblemError(status, readProblem(status, await response.text().catch(() => '')));
  }
  // The status says all; a body that is never read would hold the connection.
  response.body?.cancel().catch(() => undefined);
  if (status === 403) return new ForbiddenError();
  return status === 401
    ? unauthenticated(onUnauthenticated)
    : new RequestFailedError(`the service answered with status ${status}`, { status });
}

function unauthenticated(onUnauthenticated: (() => void) | undefined): UnauthenticatedError {
  try {
    onUnauthenticated?.();
    return new UnauthenticatedError();
  } catch (cause) {
    return new UnauthenticatedError({ cause });
  }
}

async function bodyOf(response: Response): Promise<string | undefined> {
  try {
    return await response.text();
  } catch (cause) {
    if (response.status === 202) return undefined;
    throw new RequestFailedError('the answer was cut off', { status: response.status, cause });
  }
}

function isJson(body: string | undefined): body is string {
  if (body === undefined) return false;
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}

function noContent(): Response {
  return new Response(null, { status: 204 });
}
