import { expect, it } from 'vitest';
import { openListener } from '../start/openListener.ts';
import { startTestServer } from './startTestServer.testing.ts';

it('requests that come while it starts get a 503, then the real answer, and never end the process', async () => {
  const free = await openListener('127.0.0.1', 0);
  await free.close();
  const statuses = new Set<number>();
  let isStarting = true;
  const impatient = (async () => {
    while (isStarting) {
      const response = await fetch(`http://127.0.0.1:${free.port}/api/v1/tokeninfo`).catch(() => undefined);
      if (response) statuses.add(response.status);
      await response?.text();
    }
  })();

  const server = await startTestServer({ PORT: String(free.port) });
  isStarting = false;
  await impatient;
  const response = await fetch(`${server.origin}/api/v1/tokeninfo`);
  await server.close();

  expect(response.status).toBe(200);
  expect([...statuses].filter((status) => status !== 200)).toEqual([503]);
});
