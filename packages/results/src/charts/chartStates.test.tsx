import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { inProvider } from '../testing/inProvider.tsx';
import { IssueHistory } from './history/IssueHistory.tsx';

const { load } = vi.hoisted(() => ({ load: vi.fn() }));

vi.mock('./drawing/apexChartPart.ts', async () => {
  const { partOnDemand } = await import('../internal/partOnDemand.ts');
  return { apexChartPart: partOnDemand(load) };
});

test('a chart that can’t be loaded leaves its numbers, and is loaded anew', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  load.mockImplementation(async () => (await import('./drawing/apexChart.ts')).ApexChart);
  const scans = [{ scanId: '1', endedAt: new Date(2026, 4, 4), issues: 120 }];
  const screen = await render(inProvider(<IssueHistory scans={scans} />));
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await expect.element(screen.getByText('The chart could not be loaded')).toBeVisible();
  await screen.getByRole('button', { name: 'Show as table' }).click();
  await expect.element(screen.getByRole('row', { name: '2026-05-04 1 120' })).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('img', { name: /one bar: 2026-05-04, 120 issues/ })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a running scan resets what was opened', async () => {
  const scans = [{ scanId: '1', endedAt: new Date(2026, 4, 4), issues: 120 }];
  const history = (isRunning: boolean) => inProvider(<IssueHistory scans={scans} isRunning={isRunning} />);
  const screen = await render(history(false));
  await screen.getByRole('button', { name: 'Show as table' }).click();
  await expect.element(screen.getByRole('table')).toBeVisible();
  await screen.rerender(history(true));
  await expect.element(screen.getByRole('heading', { name: 'A scan is running' })).toBeVisible();
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument();
  await screen.rerender(history(false));
  await expect.element(screen.getByRole('button', { name: 'Show as table' })).toBeVisible();
  await expect.element(screen.getByRole('table')).not.toBeInTheDocument();
});
