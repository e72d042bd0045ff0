import { runningScan } from '@sitelens/golden';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { inProvider } from '../testing/inProvider.tsx';
import { WaitingProgress } from './WaitingProgress.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('its text changes at 5, 10 and 15 seconds, with the scan’s own phase beside it', async () => {
  const screen = await render(inProvider(<WaitingProgress scan={runningScan(0)} />));
  await expect.element(screen.getByText('Checking robots.txt…')).toBeVisible();
  for (const text of ['Searching for sitemap…', 'Scanning pages…', 'Analyzing webpages…']) {
    vi.advanceTimersByTime(4_999);
    expect(screen.getByText(text).elements()).toEqual([]);
    vi.advanceTimersByTime(1);
    await expect.element(screen.getByText(text)).toBeVisible();
    await expect.element(screen.getByText('Right now: Scanning pages')).toBeVisible();
  }
  vi.advanceTimersByTime(600_000);
  await expect.element(screen.getByText('Analyzing webpages…')).toBeVisible();
});
