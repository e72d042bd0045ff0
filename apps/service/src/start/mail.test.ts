import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestBrowser } from '../http/testBrowser.testing.ts';
import { startSmtpServer } from '../mail/smtpServer.testing.ts';
import { PASSWORD, submitSignUp } from '../sign-in/signUp.testing.ts';
import { spawnService } from './spawnService.testing.ts';

const soon = { timeout: 30_000, interval: 200 };

async function start(env: Readonly<Record<string, string>>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'sitelens-mail-'));
  const main = spawnService({ PORT: '0', SITELENS_DATA_DIR: dataDir, SITELENS_DEMO: '0', ...env });
  onTestFinished(async () => {
    main.process.kill('SIGKILL');
    await main.exitCode();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { main, browser: createTestBrowser(await main.origin()) };
}

const NEWCOMER = { email: 'newcomer@example.com', name: 'Ada', password: PASSWORD };

it('shows a newcomer their e-mail at /outbox, whose link verifies their address', async () => {
  const { main, browser } = await start({});
  expect(main.output().stdout).toContain('/outbox');
  await submitSignUp(browser, NEWCOMER);
  const message = await vi.waitFor(async () => {
    const list = await (await browser.request('/outbox')).text();
    const path = /href="(\/outbox\/[^"]+\.eml)"/.exec(list)?.[1];
    if (path === undefined) throw new Error('Nothing has been sent yet.');
    return (await browser.request(path)).text();
  }, soon);
  const token = /verify-email\?token=([\w-]{43})"/.exec(message)?.[1] ?? '';
  await browser.submit('/verify-email', { token });
  expect((await browser.request('/api/v1/projects/scans/latest')).status).toBe(200);
}, 120_000);

it('sends by the configured mail server', async () => {
  const smtp = await startSmtpServer();
  onTestFinished(smtp.close);
  const { main, browser } = await start({ SMTP_URL: smtp.url, MAIL_FROM: 'sitelens@example.org' });
  expect(main.output().stdout).not.toContain('/outbox');
  await submitSignUp(browser, NEWCOMER);
  await vi.waitFor(() => expect(smtp.deliveries).toHaveLength(1), soon);
  expect(smtp.deliveries[0]).toMatchObject({ from: 'sitelens@example.org', to: [NEWCOMER.email] });
}, 120_000);
