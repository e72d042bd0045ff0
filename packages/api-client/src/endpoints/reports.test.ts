import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createClient } from '../http/client.ts';
import { type MisbehavingServer, startMisbehavingServer } from '../http/misbehavingServer.testing.ts';
import { reportError } from './reportError.ts';
import { reportMissingTranslation } from './reportMissingTranslation.ts';

let server: MisbehavingServer;
beforeAll(async () => {
  server = await startMisbehavingServer();
});
afterAll(() => server.close());

const error = {
  pageUrl: 'https://www.example.com/dashboard',
  event: 'error',
  line: 1,
  column: 2,
  error: 'TypeError: x is undefined',
};
const missing = { key: 'table.rows', namespace: 'results', languages: ['en'] };

test('reports are posted as they are, and have no answer', async () => {
  const client = createClient({ baseUrl: server.baseUrl });
  server.answer((_request, response) => response.writeHead(204).end());
  expect(await reportError(client, error)).toBeUndefined();
  expect(await reportMissingTranslation(client, missing)).toBeUndefined();
  expect(server.requests).toMatchObject([
    { method: 'POST', url: '/api/v1/error-reports', body: JSON.stringify(error) },
    { method: 'POST', url: '/api/v1/missing-translations', body: JSON.stringify(missing) },
  ]);
});

test('they are sent also when the page is left', async () => {
  const fetch = vi.fn(
    async (_request: RequestInfo | URL, _init?: RequestInit) => new Response(null, { status: 204 }),
  );
  const client = createClient({ baseUrl: 'https://service.example', fetch });
  await reportError(client, error);
  await reportMissingTranslation(client, missing);
  const requests = fetch.mock.calls.map(([request, init]) => new Request(request, init));
  expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, true]);
});
