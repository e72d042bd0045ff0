import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createClient } from './client.ts';
import { ForbiddenError } from './forbiddenError.ts';
import { json, type MisbehavingServer, startMisbehavingServer, text } from './misbehavingServer.testing.ts';
import { ProblemError } from './problemError.ts';
import { RequestFailedError } from './requestFailedError.ts';
import { SitelensError } from './sitelensError.ts';
import { UnauthenticatedError } from './unauthenticatedError.ts';
import type { Wire } from './wire.ts';

let server: MisbehavingServer;
beforeAll(async () => {
  server = await startMisbehavingServer();
});
afterAll(() => server.close());

const getTokenInfo = (wire: Wire) => wire.GET('/api/v1/tokeninfo', {});
const ask = () => createClient({ baseUrl: server.baseUrl }).send(getTokenInfo);

async function errorOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    (value) => expect.fail(`resolved with ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
}

describe('success', () => {
  test.each([200, 201, 202, 203, 206])('%i hands back the body', async (status) => {
    server.answer(json({ authenticated: true }, status));
    expect(await ask()).toEqual({ authenticated: true });
  });

  test('a body without a length is read to its end', async () => {
    server.answer((_request, response) => {
      response.write('{"authenticated":');
      response.end('true}');
    });
    expect(await ask()).toEqual({ authenticated: true });
  });

  test.each([204, 205])('%i is no content', async (status) => {
    server.answer((_request, response) => response.writeHead(status).end());
    expect(await ask()).toBeUndefined();
  });

  test.each([
    ['empty', ''],
    ['garbage', '<html>'],
    ['cut JSON', '{"authenticated":'],
  ])('202 with an unreadable body (%s) is no content', async (_what, body) => {
    server.answer(text(body, 202));
    expect(await ask()).toBeUndefined();
  });

  test('202 whose body is cut off is no content', async () => {
    server.answer((_request, response) => {
      response.writeHead(202, { 'Content-Length': 100 }).write('{');
      setImmediate(() => response.destroy());
    });
    expect(await ask()).toBeUndefined();
  });

  test.each([
    ['empty', ''],
    ['HTML', '<!doctype html><title>Login</title>'],
    ['cut JSON', '{"authenticated":'],
  ])('200 with %s for a body is a failed request with its status', async (_what, body) => {
    server.answer(text(body));
    const error = await errorOf(ask());
    expect(error).toBeInstanceOf(RequestFailedError);
    expect(error).toMatchObject({ status: 200 });
  });
});

describe('401', () => {
  test('calls back once and throws', async () => {
    server.answer(json({ type: '/problems/unauthenticated', title: 'No', status: 401 }, 401));
    const onUnauthenticated = vi.fn<() => void>();
    const client = createClient({ baseUrl: server.baseUrl, onUnauthenticated });
    expect(await errorOf(client.send(getTokenInfo))).toBeInstanceOf(UnauthenticatedError);
    expect(onUnauthenticated).toHaveBeenCalledTimes(1);
  });

  test('throws the same where the callback throws', async () => {
    server.answer(text('', 401));
    const cause = new Error('a broken callback');
    const onUnauthenticated = () => {
      throw cause;
    };
    const error = await errorOf(
      createClient({ baseUrl: server.baseUrl, onUnauthenticated }).send(getTokenInfo),
    );
    expect(error).toBeInstanceOf(UnauthenticatedError);
    expect(error).toMatchObject({ status: 401, cause });
  });

  test('does not wait for a body that never ends', async () => {
    server.answer((_request, response) => response.writeHead(401).write('{'));
    expect(await errorOf(ask())).toBeInstanceOf(UnauthenticatedError);
  });

  test.each([200, 403, 404, 500])('is not what %i calls back for', async (status) => {
    server.answer(json({}, status));
    const onUnauthenticated = vi.fn<() => void>();
    await createClient({ baseUrl: server.baseUrl, onUnauthenticated })
      .send(getTokenInfo)
      .catch(() => undefined);
    expect(onUnauthenticated).not.toHaveBeenCalled();
  });
});

test("403 throws a ForbiddenError with the specification's words", async () => {
  server.answer(json({ type: '/problems/other', title: 'Other words', status: 403 }, 403));
  const error = await errorOf(ask());
  expect(error).toBeInstanceOf(ForbiddenError);
  expect(error).toMatchObject({ status: 403, message: 'Forbidden: Resource not allowed' });
});

describe('any other 4xx', () => {
  test.each([400, 402, 404, 405, 408, 409, 410, 413, 415, 422, 429, 451, 499])(
    '%i hands back the error body',
    async (status) => {
      const problem = {
        type: '/problems/project-quota-reached',
        title: 'Only 3 projects are allowed for your subscription.',
        status,
        detail: 'Upgrade to use more.',
        instance: '/api/v1/projects',
        errors: [{ field: 'startUrl', type: '/problems/invalid-url', detail: 'Another.' }],
        properties: { maxProjects: 3 },
      };
      server.answer(json(problem, status, 'application/problem+json'));
      const error = await errorOf(ask());
      expect(error).toBeInstanceOf(ProblemError);
      expect(error).toMatchObject({
        status,
        problem,
        key: 'project-quota-reached',
        message: 'Only 3 projects are allowed for your subscription. Upgrade to use more.',
      });
    },
  );

  test.each([
    ['empty', ''],
    ['HTML', '<h1>Not found</h1>'],
    ['null', 'null'],
    ['a list', '[1]'],
    ['a string', '"no"'],
    ['other JSON', '{"code":12}'],
    ['fields of wrong types', '{"type":1,"title":[],"detail":{},"errors":"x","properties":[]}'],
  ])('whose body is no problem (%s) is one of its status', async (_what, body) => {
    server.answer(text(body, 404));
    const error = await errorOf(ask());
    expect(error).toBeInstanceOf(ProblemError);
    expect(error).toMatchObject({
      status: 404,
      key: 'unknown',
      problem: { type: 'about:blank', title: 'The request was refused with status 404.', status: 404 },
    });
  });

  test('keeps what is right in a body that is partly wrong, and its own status', async () => {
    const errors = [{ field: 'name', type: '/problems/a' }, { field: 1, type: 'b' }, null];
    server.answer(json({ type: '/problems/a', status: 200, errors, properties: { a: 1, b: {} } }, 422));
    expect(await errorOf(ask())).toMatchObject({
      status: 422,
      problem: { status: 422, errors: [{ field: 'name', type: '/problems/a' }], properties: { a: 1 } },
    });
  });

  test('whose body is cut off still has its status', async () => {
    server.answer((_request, response) => {
      response.writeHead(404, { 'Content-Length': 100 }).write('{');
      setImmediate(() => response.destroy());
    });
    const error = await errorOf(ask());
    expect(error).toBeInstanceOf(ProblemError);
    expect(error).toMatchObject({ status: 404 });
  });
});

test.each([500, 501, 502, 503, 504, 511, 599])('%i is a failed request', async (status) => {
  server.answer(json({ type: '/problems/internal', title: 'Broken', status }, status));
  const error = await errorOf(ask());
  expect(error).toBeInstanceOf(RequestFailedError);
  expect(error).toMatchObject({ status });
});

test.each([300, 304])('%i without a redirect is a failed request', async (status) => {
  server.answer((_request, response) => response.writeHead(status).end());
  const error = await errorOf(ask());
  expect(error).toBeInstanceOf(RequestFailedError);
  expect(error).toMatchObject({ status });
});

test.each([301, 302, 303, 307, 308])('a redirect (%i) is not followed', async (status) => {
  server.answer((request, response) => {
    if (request.url === '/elsewhere') response.end('{"authenticated":true}');
    else response.writeHead(status, { Location: '/elsewhere' }).end();
  });
  const error = await errorOf(ask());
  expect(error).toBeInstanceOf(RequestFailedError);
  expect(error).toBeInstanceOf(SitelensError);
  expect(server.requests.map(({ url }) => url)).toEqual(['/api/v1/tokeninfo']);
});
