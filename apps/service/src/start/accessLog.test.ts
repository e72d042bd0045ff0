import { rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { createTestBrowser } from '../http/testBrowser.testing.ts';
import { SESSION_COOKIE } from '../sign-in/session.ts';
import { newDataFolder } from '../store/testing/databases.testing.ts';
import { spawnService } from './spawnService.testing.ts';

it.each([
  ['warn', false],
  ['info', true],
])('at the level %s requests are logged: %s; secrets never are', async (level, isLogged) => {
  const dataDir = await newDataFolder();
  const main = spawnService({ PORT: '0', SITELENS_DATA_DIR: dataDir, SITELENS_DEMO: '0', LOG_LEVEL: level });
  const browser = createTestBrowser(await main.origin());
  await browser.signIn();
  await browser.request('/api/v1/tokeninfo');
  main.process.kill('SIGTERM');
  await main.exitCode();
  await rm(dataDir, { recursive: true, force: true });

  const { stderr } = main.output();
  expect(stderr.includes('/login/oauth2/code/auth0')).toBe(isLogged);
  expect(stderr.includes('/api/v1/tokeninfo')).toBe(isLogged);
  expect(stderr).not.toMatch(/[?&](code|state)=/);
  expect(stderr).not.toContain('sitelens-demo');
  const session = browser.cookies.get(SESSION_COOKIE)?.value;
  expect(session).toHaveLength(43);
  expect(stderr).not.toContain(session);
});
