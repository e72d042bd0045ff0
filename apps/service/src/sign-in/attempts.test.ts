import { expect, it, onTestFinished } from 'vitest';
import { startTestServer } from '../http/startTestServer.testing.ts';
import { stopTheClock } from '../http/stopTheClock.testing.ts';
import { createTestBrowser } from '../http/testBrowser.testing.ts';
import { createAttempts } from './provider/attempts.ts';

const ADA = ['ada@example.com'];

it('lets ten failures a minute through for each key, and forgets them after it', () => {
  let now = 0;
  const attempts = createAttempts(10, 60_000, () => now);
  for (let failure = 0; failure < 10; failure++) {
    expect(attempts.isAllowed(ADA)).toBe(true);
    attempts.count(ADA);
  }
  expect(attempts.isAllowed(ADA)).toBe(false);
  expect(attempts.isAllowed(['eve@example.com', ...ADA])).toBe(false);
  expect(attempts.isAllowed(['eve@example.com'])).toBe(true);
  now = 60_000;
  expect(attempts.isAllowed(ADA)).toBe(true);
});

it('forgets, or takes one back', () => {
  const attempts = createAttempts(1);
  attempts.count(ADA);
  attempts.forget(ADA);
  expect(attempts.isAllowed(ADA)).toBe(true);
  attempts.count(ADA);
  attempts.forgive(ADA);
  expect(attempts.isAllowed(ADA)).toBe(true);
});

it('does not grow with every address that somebody makes up', () => {
  const attempts = createAttempts(1);
  for (let at = 0; at <= 10_000; at++) attempts.count([`${at}@example.com`]);
  expect(attempts.isAllowed(['0@example.com'])).toBe(true);
  expect(attempts.isAllowed(['10000@example.com'])).toBe(false);
});

it('refuses even the right password after ten wrong ones, also of those sent at once', async () => {
  stopTheClock();
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

it('does not let a guesser begin anew by logging in to an account of their own', async () => {
  stopTheClock();
  const server = await startTestServer();
  onTestFinished(server.close);
  const browser = createTestBrowser(server.origin);
  const guess = async (at: number) => {
    const { path } = await browser.navigate('/oauth2/authorization/auth0');
    return (await browser.submit(path, { email: `${at}@example.com`, password: 'guess' })).response.status;
  };
  const statuses: number[] = [];
  for (let at = 0; at < 50; at += 10) {
    statuses.push(...(await Promise.all(Array.from({ length: 10 }, (_, more) => guess(at + more)))));
    // The last one would be refused already.
    if (at < 40) await createTestBrowser(server.origin).signIn();
  }
  expect(new Set(statuses)).toEqual(new Set([401]));
  expect(await guess(50)).toBe(429);
}, 120_000);
