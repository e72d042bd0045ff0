import { expect, it, onTestFinished } from 'vitest';
import { startTestServer } from '../http/startTestServer.testing.ts';
import { createTestBrowser } from '../http/testBrowser.testing.ts';
import { createAttempts } from './provider/attempts.ts';

const ADA = ['ada@example.com'];

it('lets ten failures a minute through for each key, and forgets them after it', () => {
  let now = 0;
  const attempts = createAttempts(10, 60_000, () => now);
  for (let failure = 0; failure < 10; failure++) {
    expect(attempts.isAllowed(ADA)).toBe(true);
    attempts.failed(ADA);
  }
  expect(attempts.isAllowed(ADA)).toBe(false);
  expect(attempts.isAllowed(['eve@example.com', ...ADA])).toBe(false);
  expect(attempts.isAllowed(['eve@example.com'])).toBe(true);
  now = 60_000;
  expect(attempts.isAllowed(ADA)).toBe(true);
});

it('forgets the failures of who then succeeds', () => {
  const attempts = createAttempts(1);
  attempts.failed(ADA);
  attempts.succeeded(ADA);
  expect(attempts.isAllowed(ADA)).toBe(true);
});

it('does not grow with every address that somebody makes up', () => {
  const attempts = createAttempts(1);
  for (let at = 0; at <= 10_000; at++) attempts.failed([`${at}@example.com`]);
  expect(attempts.isAllowed(['0@example.com'])).toBe(true);
  expect(attempts.isAllowed(['10000@example.com'])).toBe(false);
});

it('refuses even the right password after ten wrong ones, also of those sent at once', async () => {
  const server = await startTestServer();
  onTestFinished(server.close);
  const browser = createTestBrowser(server.origin);
  const { path } = await browser.navigate('/oauth2/authorization/auth0');
  const wrong = Array.from({ length: 12 }, (_, failure) =>
    browser.submit(path, { email: 'Demo@sitelens.example', password: `wrong-${failure}` }),
  );
  const statuses = (await Promise.all(wrong)).map(({ response }) => response.status);
  expect(statuses.toSorted()).toEqual([...Array(10).fill(401), 429, 429]);
  const right = { email: 'demo@sitelens.example', password: 'sitelens-demo' };
  const { response } = await browser.submit(path, right);
  expect(response.status).toBe(429);
  expect(await response.text()).toContain('Wait a minute');
});
