import { request } from 'node:http';
import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { openListener } from '../start/openListener.ts';
import { startTestServer, type TestServer } from './startTestServer.testing.ts';

let server: TestServer | undefined;

afterAll(() => server?.close());

/** The status, or why there was none. */
function ask(port: number): Promise<number | string> {
  return new Promise((resolve) => {
    request({ host: '127.0.0.1', port, path: '/api/v1/tokeninfo' }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', (error) => resolve(error.message))
      .end();
  });
}

it('is made without a warning', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
  const own = await startTestServer({}, { log });
  await own.close();
  expect(lines).toEqual([]);
});

it('answers who asks while it is made, and only then takes requests itself', async () => {
  const listener = await openListener('127.0.0.1', 0);
  let isMade = false;
  const asked: (number | string)[] = [];
  const asking = (async () => {
    while (!isMade) asked.push(await ask(listener.port));
  })();
  server = await startTestServer(
    {},
    { listener: listener.server, publicOrigin: `http://127.0.0.1:${listener.port}` },
  );
  isMade = true;
  await asking;
  expect(await ask(listener.port)).toBe(200);
  expect(asked).toContain(503);
  expect(asked.filter((status) => status !== 503 && status !== 200)).toEqual([]);
  await listener.close();
});
