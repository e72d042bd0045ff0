import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { npmBrowser } from '@sitelens/scanner';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../http/startTestServer.testing.ts';
import { composeMail } from '../../mail/composeMail.ts';
import { openMailTransport } from '../../mail/mailTransport.ts';
import { verificationLink } from '../signUp.testing.ts';

let server: TestServer;
let browser: Browser;
let axe: string;

beforeAll(async () => {
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  server = await startTestServer();
  const { executablePath, environment } = await npmBrowser();
  browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...environment },
    args: ['--no-sandbox', '--disable-gpu'],
  });
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

async function openLogIn(options: { width: number; colorScheme: 'light' | 'dark' }): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: options.width, height: 640 },
    colorScheme: options.colorScheme,
    // The page's policy forbids scripts other than ours, and axe is one.
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.goto(`${server.origin}/oauth2/authorization/auth0?originUrl=/dashboard`);
  return page;
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const runner: { run(options: object): Promise<{ violations: { id: string }[] }> } = Reflect.get(
      window,
      'axe',
    );
    const result = await runner.run({ rules: { 'target-size': { enabled: true } } });
    return result.violations.map(({ id }) => id);
  });
}

describe.each([
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 320, colorScheme: 'light' },
  { width: 320, colorScheme: 'dark' },
] as const)('at $width px, $colorScheme', (options) => {
  it('has nothing that our own scanner would find, with errors and without', async () => {
    const page = await openLogIn(options);
    expect(await violations(page)).toEqual([]);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.getByLabel('Password').fill('');
    await page.getByRole('button', { name: 'Log in' }).click();
    expect(await page.title()).toMatch(/^Error: /);
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  });
});

describe.each([
  { width: 1280, colorScheme: 'light' },
  { width: 320, colorScheme: 'dark' },
] as const)('the sign-up form at $width px, $colorScheme', (options) => {
  const openSignUp = async () => {
    const page = await openLogIn(options);
    await page.getByRole('link', { name: 'Sign up' }).click();
    return page;
  };

  it('has nothing that our own scanner would find, with errors and without', async () => {
    const page = await openSignUp();
    expect(await violations(page)).toEqual([]);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Sign up' }).click();
    expect(await page.title()).toMatch(/^Error: Sign up/);
    expect(await violations(page)).toEqual([]);
    expect(await overflow()).toBeLessThanOrEqual(0);
    const email = page.getByLabel('E-mail address');
    expect(await email.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.context().close();
  });

  it('judges the length of the password, and shows it when asked to', async () => {
    const page = await openSignUp();
    const password = page.getByLabel('Password', { exact: true });
    const strength = page.getByRole('status');
    for (const [text, said] of [
      ['short', 'Too short'],
      ['longenough', 'Long enough; longer is safer'],
      ['a longer passw', 'Good length'],
      ['a few words do well here', 'Very good length'],
      ['', ''],
    ] as const) {
      await password.fill(text);
      expect(await strength.textContent()).toBe(said);
      expect(await violations(page)).toEqual([]);
    }
    await page.getByRole('button', { name: 'Show password' }).click();
    expect(await password.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    expect(await password.getAttribute('type')).toBe('password');
    await page.context().close();
  });
});

it('shows the outbox without findings, at 320 px too', async () => {
  const page = await openLogIn({ width: 320, colorScheme: 'dark' });
  const mail = {
    to: 'ada@example.com',
    subject: 'Verify',
    text: `Hello,\n\n${server.origin}/${'x'.repeat(200)}`,
  };
  const transport = openMailTransport({ kind: 'outbox' }, server.dataDir);
  await transport.send(composeMail(mail, { from: 'sitelens@localhost.example', id: '1' }));
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await page.goto(`${server.origin}/outbox`);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Verify' }).click();
  expect(await violations(page)).toEqual([]);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.context().close();
});

it('leads a newcomer by the keyboard alone from the sign-up to the verified address', async () => {
  const page = await openLogIn({ width: 320, colorScheme: 'light' });
  await page.getByRole('link', { name: 'Sign up' }).press('Enter');
  await page.getByLabel('E-mail address').focus();
  for (const text of ['newcomer@example.com', 'Ada', 'a few words do well']) {
    await page.keyboard.type(text);
    await page.keyboard.press(text === 'a few words do well' ? 'Enter' : 'Tab');
  }
  await page.waitForURL(`${server.origin}/dashboard`);
  await page.goto(`${server.origin}${verificationLink(server, 'newcomer@example.com')}`);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Verify this address' }).press('Enter');
  expect(await page.getByLabel('E-mail address').inputValue()).toBe('newcomer@example.com');
  await page.goBack();
  await page.reload();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('This link no longer works');
  expect(await violations(page)).toEqual([]);
  await page.context().close();
});

it('tells each field its error, and puts the focus there', async () => {
  const page = await openLogIn({ width: 1280, colorScheme: 'light' });
  await page.getByLabel('E-mail address').fill('');
  await page.getByRole('button', { name: 'Log in' }).click();
  const email = page.getByLabel('E-mail address');
  expect(await email.getAttribute('aria-invalid')).toBe('true');
  expect(await page.locator(`#${await email.getAttribute('aria-describedby')}`).textContent()).toContain(
    'Enter',
  );
  expect(await email.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.context().close();
});

it('lets a person in by the keyboard alone', async () => {
  const page = await openLogIn({ width: 1280, colorScheme: 'light' });
  await page.getByLabel('Password').focus();
  await page.keyboard.type('sitelens-demo');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${server.origin}/dashboard`);
  await page.context().close();
});

it('ends on a page without findings when the person cancels', async () => {
  const page = await openLogIn({ width: 320, colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('You were not logged in');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Try again' }).click();
  expect(await page.getByLabel('Password').count()).toBe(1);
  await page.context().close();
});
