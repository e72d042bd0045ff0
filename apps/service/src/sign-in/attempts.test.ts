import { expect, it } from 'vitest';
import { startTestServer } from '../http/startTestServer.testing.ts';
import { createTestBrowser } from '../http/testBrowser.testing.ts';
import { createAttempts } from './provider/attempts.ts';

it('lets ten failures a minute through, and forgets them after it', () => {
  let now = 0;
  const attempts = createAttempts(10, 60_000, () => now);
  for (let failure = 0; failure < 10; failure++) {
    expect(attempts.isAllowed()).toBe(true);
    attempts.failed();
  }
  expect(attempts.isAllowed()).toBe(false);
  now = 60_000;
  expect(attempts.isAllowed()).toBe(true);
});

it('refuses even the right password after ten wrong ones', async () => {
  const server = await startTestServer();
  const browser = createTestBrowser(server.origin);
  const { path } = await browser.navigate('/oauth2/authorization/auth0');
  for (let failure = 0; failure < 10; failure++) {
    await browser.submit(path, { email: 'demo@sitelens.example', password: `wrong-${failure}` });
  }
  const { response } = await browser.submit(path, {
    email: 'demo@sitelens.example',
    password: 'sitelens-demo',
  });
  expect(response.status).toBe(429);
  expect(await response.text()).toContain('Wait a minute');
  await server.close();
});
