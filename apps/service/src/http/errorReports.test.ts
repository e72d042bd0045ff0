import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { requestCounts } from '../store/schema.ts';
import { startTestServer, type TestServer } from './startTestServer.testing.ts';
import { createTestBrowser } from './testBrowser.testing.ts';

let server: TestServer;
let lines: string[] = [];

beforeAll(async () => {
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  server = await startTestServer({}, { log: pino({ level: 'warn' }, stream) });
});
afterAll(() => server.close());
beforeEach(() => {
  lines = [];
});

const report = {
  pageUrl: 'https://sitelens.example/dashboard',
  event: 'error',
  source: '/assets/index.js',
  line: 1,
  column: 4201,
  error: 'TypeError: x is undefined',
};

const send = (path: string, body: unknown) =>
  createTestBrowser(server.origin).call('POST', `/api/v1/${path}`, body);

it('an error is logged with its fields, and answered with nothing', async () => {
  const response = await send('error-reports', report);
  expect(response.status).toBe(204);
  expect(await response.text()).toBe('');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, clientError: report });
});

it('a text without a translation is logged with key, namespace and languages', async () => {
  const missing = { key: 'table.rows', namespace: 'results', languages: ['de', 'en'] };
  expect((await send('missing-translations', missing)).status).toBe(204);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, missingTranslation: missing });
});

it('whatever it says makes one line, without control characters and queries', async () => {
  await send('error-reports', {
    ...report,
    pageUrl: 'https://sitelens.example/login?code=secret#state=secret',
    event: 'error\n{"level":60,"msg":"forged"}',
    error: 'a\u001b[31m\r\nb\u2028c',
  });
  expect(lines).toHaveLength(1);
  const [line = ''] = lines;
  expect(line.trimEnd()).not.toMatch(/[\p{Cc}\u2028]/u);
  expect(line).not.toContain('secret');
  expect(JSON.parse(line).clientError).toMatchObject({
    pageUrl: 'https://sitelens.example/login',
    error: 'a [31m | b | c',
  });
});

it.each([
  ['error-reports', { ...report, error: 'x'.repeat(8_001) }],
  ['error-reports', { ...report, event: 'x'.repeat(101) }],
  ['error-reports', { ...report, line: -1 }],
  ['error-reports', { ...report, cookie: 'sitelens_session=1' }],
  ['error-reports', {}],
  ['missing-translations', { key: 'a', namespace: 'b', languages: Array(11).fill('en') }],
])('%s refuses what is too large or not agreed', async (path, body) => {
  expect((await send(path, body)).status).toBe(400);
  expect(lines).toEqual([]);
});

it('another website can’t have its visitors report', async () => {
  const response = await createTestBrowser(server.origin).request('/api/v1/error-reports', {
    method: 'POST',
    headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
    body: JSON.stringify(report),
  });
  expect(response.status).toBe(403);
  expect(lines).toEqual([]);
});

it('a log that has had enough of a day takes no more of it, whoever reports', async () => {
  const day = 86_400_000;
  const windowStartsAt = new Date(Math.floor(Date.now() / day) * day);
  await server.database.queries
    .insert(requestCounts)
    .values({ key: `reports per ${day}`, windowStartsAt, count: 5_000 })
    .onConflictDoUpdate({
      target: [requestCounts.key, requestCounts.windowStartsAt],
      set: { count: 5_000 },
    });
  expect((await send('error-reports', report)).status).toBe(429);
  expect(lines).toEqual([]);
  await server.database.queries.delete(requestCounts);
  expect((await send('error-reports', report)).status).toBe(204);
});

it('who reports without end is refused, and the log stays short', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 70; count++) statuses.push((await send('error-reports', report)).status);
  expect(new Set(statuses)).toEqual(new Set([204, 429]));
  // Two windows of a minute at most.
  expect(lines.length).toBeLessThanOrEqual(60);
});
