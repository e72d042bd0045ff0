import { npmBrowser, openScanner, type PageResult, type Scanner } from '@sitelens/scanner';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HostileSite, startHostileSite } from './startHostileSite.ts';

let scanner: Scanner;
let site: HostileSite;

beforeAll(async () => {
  site = await startHostileSite();
  scanner = await openScanner({ browser: await npmBrowser(), allowedTargets: [`127.0.0.1:${site.port}`] });
});

afterAll(async () => {
  await scanner?.close();
  await site?.close();
});

test.each([
  ['/login-with-a-hostile-scheme', 'FAILED', [{ kind: 'LOGIN_WALL' }]],
  ['/challenge-without-end', 'FAILED', [{ kind: 'BOT_CHALLENGE', name: 'Cloudflare' }]],
  ['/challenge-with-a-hostile-name', 'FAILED', [{ kind: 'BOT_CHALLENGE', name: 'Turnstile' }]],
  // axe-core can't check it; what stood in the way was seen before.
  ['/overlay-that-hides-its-properties', 'FAILED', [{ kind: 'COOKIE_OVERLAY' }]],
  ['/overlay-in-overlays', 'SCANNED', [{ kind: 'COOKIE_OVERLAY' }]],
  ['/overlay-of-a-mebibyte', 'SCANNED', undefined],
  ['/element-from-nowhere', 'SCANNED', [{ kind: 'COOKIE_OVERLAY' }]],
])('%s ends, with names of ours alone', async (path, outcome, obstacles) => {
  const result = await scan(path);
  expect(result.outcome).toBe(outcome);
  expect('obstacles' in result ? result.obstacles : undefined).toEqual(obstacles);
});

function scan(path: string): Promise<PageResult> {
  const request = {
    url: site.url + path,
    screenSizes: ['desktop'],
    saveTile: async ({ jpeg: _, ...tile }) => ({ ...tile, fileName: '' }),
  } as const satisfies Parameters<Scanner['scanPage']>[0];
  return scanner.scanPage(request, AbortSignal.timeout(50_000));
}
