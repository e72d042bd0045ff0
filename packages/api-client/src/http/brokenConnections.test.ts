import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createClient, createLimitedClient } from './client.ts';
import { json, type MisbehavingServer, startMisbehavingServer } from './misbehavingServer.testing.ts';
import { RequestFailedError } from './requestFailedError.ts';
import { RequestTimedOutError } from './requestTimedOutError.ts';
import { REQUEST_TIME_LIMIT_MS } from './timeLimit.ts';
import type { Wire } from './wire.ts';

let server: MisbehavingServer;
beforeAll(async () => {
  server = await startMisbehavingServer();
});
afterAll(() => server.close());

const SHORT_LIMIT_MS = 60;
const getTokenInfo = (wire: Wire) => wire.GET('/api/v1/tokeninfo', {});

async function errorOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    (value) => expect.fail(`resolved with ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
}

describe('the time limit', () => {
  test('is the five seconds of the specification', () => {
    expect(REQUEST_TIME_LIMIT_MS).toBe(5_000);
  });

  test('is what createClient sets', async () => {
    const setTimer = vi.spyOn(globalThis, 'setTimeout');
    server.answer(json({ authenticated: true }));
    await createClient({ baseUrl: server.baseUrl }).send(getTokenInfo);
    expect(setTimer.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(REQUEST_TIME_LIMIT_MS);
    setTimer.mockRestore();
  });

  const limited = () => createLimitedClient({ baseUrl: server.baseUrl }, SHORT_LIMIT_MS);

  test('ends a request that is never answered', async () => {
    server.answer(() => undefined);
    const error = await errorOf(limited().send(getTokenInfo));
    expect(error).toBeInstanceOf(RequestTimedOutError);
    expect(error).toBeInstanceOf(RequestFailedError);
    expect(error).toMatchObject({ name: 'RequestTimedOutError', status: undefined });
  });

  test.each([200, 202, 404])('ends a body that stops half-way, with status %i', async (status) => {
    server.answer((_request, response) => response.writeHead(status).write('{"authenticated":'));
    expect(await errorOf(limited().send(getTokenInfo))).toBeInstanceOf(RequestTimedOutError);
  });

  test('ends a body that trickles on for ever', async () => {
    server.answer((_request, response) => {
      response.write('[');
      const trickle = setInterval(() => response.write('1,'), 5);
      response.on('close', () => clearInterval(trickle));
    });
    expect(await errorOf(limited().send(getTokenInfo))).toBeInstanceOf(RequestTimedOutError);
  });

  test('closes the connection, so that the server can stop', async () => {
    const closed = new Promise<void>((resolve) => {
      server.answer((_request, response) => void response.on('close', () => resolve()));
    });
    await errorOf(limited().send(getTokenInfo));
    await closed;
  });

  test('covers an access token that never comes, and sends nothing then', async () => {
    let give: (token: string) => void = () => undefined;
    const getAccessToken = () => new Promise<string>((resolve) => (give = resolve));
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({}));
    const client = createLimitedClient({ baseUrl: server.baseUrl, getAccessToken, fetch }, SHORT_LIMIT_MS);
    expect(await errorOf(client.send(getTokenInfo))).toBeInstanceOf(RequestTimedOutError);
    give('too late');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(fetch).not.toHaveBeenCalled();
  });

  test('leaves no timer behind', async () => {
    vi.useFakeTimers();
    const fetch = async () => Response.json({ authenticated: true });
    await createClient({ baseUrl: server.baseUrl, fetch }).send(getTokenInfo);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});

describe("the caller's abort", () => {
  test('before the request sends nothing and stays an AbortError', async () => {
    server.answer(json({ authenticated: true }));
    const call = createClient({ baseUrl: server.baseUrl }).send((wire) =>
      wire.GET('/api/v1/tokeninfo', { signal: AbortSignal.abort() }),
    );
    expect(await errorOf(call)).toMatchObject({ name: 'AbortError' });
    expect(server.requests).toEqual([]);
  });

  test.each([
    ['before the answer', () => undefined],
    ['in the middle of the body', (write: (part: string) => void) => write('{"authenticated":')],
  ])('%s stays an AbortError', async (_when, begin) => {
    server.answer((_request, response) => begin((part) => response.write(part)));
    const controller = new AbortController();
    const call = createClient({ baseUrl: server.baseUrl }).send((wire) =>
      wire.GET('/api/v1/tokeninfo', { signal: controller.signal }),
    );
    await server.received();
    controller.abort();
    expect(await errorOf(call)).toMatchObject({ name: 'AbortError' });
  });
});

describe('a broken connection is a failed request', () => {
  test('when nobody listens', async () => {
    const gone = await startMisbehavingServer();
    await gone.close();
    const error = await errorOf(createClient({ baseUrl: gone.baseUrl }).send(getTokenInfo));
    expect(error).toBeInstanceOf(RequestFailedError);
    expect(error).not.toBeInstanceOf(RequestTimedOutError);
    expect(error).toMatchObject({ status: undefined, cause: expect.any(TypeError) });
  });

  test('when it is cut before an answer', async () => {
    server.answer((request) => request.socket.destroy());
    expect(await errorOf(createClient({ baseUrl: server.baseUrl }).send(getTokenInfo))).toBeInstanceOf(
      RequestFailedError,
    );
  });

  test('when it is cut in the middle of the body, with the status', async () => {
    server.answer((_request, response) => {
      response.writeHead(200, { 'Content-Length': 100 }).write('{"authenticated":true');
      setImmediate(() => response.destroy());
    });
    const error = await errorOf(createClient({ baseUrl: server.baseUrl }).send(getTokenInfo));
    expect(error).toBeInstanceOf(RequestFailedError);
    expect(error).toMatchObject({ status: 200 });
  });

  test.each([401, 403, 500])('and a body that never ends is given up at status %i', async (status) => {
    const closed = new Promise<void>((resolve) => {
      server.answer((_request, response) => {
        response.on('close', () => resolve());
        response.writeHead(status).write('{');
      });
    });
    await errorOf(createClient({ baseUrl: server.baseUrl }).send(getTokenInfo));
    await closed;
  });

  test('when the answer is not HTTP', async () => {
    server.answer((request) => void request.socket.end('hello there\r\n\r\n'));
    expect(await errorOf(createClient({ baseUrl: server.baseUrl }).send(getTokenInfo))).toBeInstanceOf(
      RequestFailedError,
    );
  });
});
