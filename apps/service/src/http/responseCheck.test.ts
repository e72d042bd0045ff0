import { afterEach, expect, it } from 'vitest';
import { problemOf } from './problemOf.testing.ts';
import { signInAs } from './signInAs.testing.ts';
import { startTestServer, type TestServer } from './startTestServer.testing.ts';

let server: TestServer | undefined;

afterEach(() => server?.close());

/** A number where the contract has texts: no compiler has seen it. */
const BROKEN = { allowedTargets: JSON.parse('[7]') };

it('makes an answer that breaks the contract a 500 that tells nothing', async () => {
  server = await startTestServer({}, { ...BROKEN, checkResponses: true });
  const { browser } = await signInAs(server, 'dana');
  const problem = await problemOf(await browser.request('/api/v1/subscriptions'));
  expect(problem).toMatchObject({ status: 500, type: '/problems/unknown' });
  expect(JSON.stringify(problem)).not.toContain('allowedTargets');
});

it('does not check in production', async () => {
  server = await startTestServer({}, { ...BROKEN, checkResponses: false });
  const { browser } = await signInAs(server, 'dana');
  expect((await browser.request('/api/v1/subscriptions')).status).toBe(200);
});
