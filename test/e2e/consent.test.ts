import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectFit } from './screen.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage({
    environment: {
      SITELENS_ANALYTICS_ID: 'G-ABC1234567',
      SITELENS_CHAT_ID: '0192f3a4-6b1c-7d2e-8f30-a1b2c3d4e5f6',
      SUPPORT_EMAIL: 'support@sitelens.example',
    },
  });
});

afterAll(() => stage?.close());

/** What Google's script does at once. */
const ANALYTICS = 'document.cookie = "_ga=GA1.1.1; path=/";';

interface Visit {
  readonly page: Page;
  /** Addresses of others that were asked. */
  readonly asked: readonly string[];
  /** What the page's own security policy refused. */
  readonly refused: readonly string[];
}

/** As a person's browser, which says that nobody drives it; what others would answer stands at the network's edge. */
async function visit(path: string, answers: (url: string) => string | undefined): Promise<Visit> {
  const page = await stage.openWindow();
  const asked: string[] = [];
  const refused: string[] = [];
  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));
  await page.route(/googletagmanager\.com|crisp\.chat/, (route) => {
    const url = route.request().url();
    asked.push(url);
    const body = answers(url);
    return body === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body });
  });
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  await page.goto(`${stage.address}${path}`);
  return { page, asked, refused };
}

async function cookieNames(page: Page): Promise<string[]> {
  return (await page.context().cookies()).map(({ name }) => name);
}

it('a visitor is asked, analytics waits for consent, and consent can be taken back', async () => {
  const { page, asked, refused } = await visit('/pricing', () => ANALYTICS);
  await page.getByRole('region', { name: 'Your choice about cookies' }).waitFor();
  await expectFit(page);
  expect(asked).toEqual([]);

  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => cookieNames(page)).toContain('_ga');
  expect(asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABC1234567']);
  const cookies = await page.context().cookies();
  const consent = cookies.find(({ name }) => name === 'sitelens-consent');
  expect(consent?.sameSite).toBe('Lax');
  expect(Math.round(((consent?.expires ?? 0) - Date.now() / 1_000) / 86_400)).toBe(182);

  await page.reload();
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await page.getByRole('dialog', { name: 'Cookie preferences' }).waitFor();
  await expectFit(page);
  await page.getByRole('button', { name: 'Accept only necessary' }).click();
  await expect.poll(() => cookieNames(page)).toEqual(['sitelens-consent']);
  expect(refused).toEqual([]);
  await page.context().close();
});

it('a chat that is blocked leads to the support address', async () => {
  const { page, asked, refused } = await visit('/pricing', () => undefined);
  await page.getByRole('button', { name: 'Chat' }).click();
  await page.getByText('The chat may be blocked by an adblocker.').waitFor();
  const link = page.getByRole('link', { name: 'E-mail support at support@sitelens.example' });
  expect(await link.getAttribute('href')).toBe('mailto:support@sitelens.example');
  expect(asked).toEqual(['https://client.crisp.chat/l.js']);
  expect(refused).toEqual([]);
  await expectFit(page);
  await page.context().close();
});

it('an error that nobody caught reaches the service’s log, without what the address says', async () => {
  const { page } = await visit('/pricing?code=a-secret', () => undefined);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('planted by a journey');
    });
  });
  await expect.poll(() => stage.output()).toContain('planted by a journey');
  expect(stage.output()).toContain('A browser reported an error.');
  expect(stage.output()).not.toContain('a-secret');
  await page.context().close();
});
