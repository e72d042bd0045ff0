import { SitelensProvider, type ThemeChoice, themes } from '@sitelens/ui/theme';
import { StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { IssueHistory } from './history/IssueHistory.tsx';
import { SeverityDoughnut } from './severity/SeverityDoughnut.tsx';

afterEach(async () => {
  await emulate([]);
});

async function emulate(features: { name: string; value: string }[]) {
  await cdp().send('Emulation.setEmulatedMedia', { features });
}

const bar = (issues: number, theme: ThemeChoice, variables = {}) => (
  <SitelensProvider theme={theme} appearance={{ variables }}>
    <IssueHistory scans={[{ scanId: '1', endedAt: new Date(2026, 4, 4), issues }]} />
  </SitelensProvider>
);

const barIn = (container: Element) => container.querySelector('.apexcharts-bar-area');
const fillIn = (container: Element) => barIn(container)?.getAttribute('fill')?.replace('rgba', 'rgb');

function rgb(hex: string): RegExp {
  const parts = [1, 3, 5].map((at) => String(Number.parseInt(hex.slice(at, at + 2), 16)));
  return new RegExp(`^(${hex}|rgb\\(${parts.join(', ?')}(, ?1)?\\))$`);
}

test('bars have their level’s colour in each theme, and follow a change', async () => {
  const screen = await render(bar(500, 'light'));
  await expect.poll(() => fillIn(screen.container)).toMatch(rgb(themes.light.severity.critical.mark));
  await screen.rerender(bar(500, 'dark'));
  await expect.poll(() => fillIn(screen.container)).toMatch(rgb(themes.dark.severity.critical.mark));
  await screen.rerender(bar(99, 'high-contrast'));
  await expect.poll(() => fillIn(screen.container)).toMatch(rgb(themes['high-contrast'].tone.success.mark));
});

test('from 100, 200 and 500 issues on a bar has the colour of the next severity', async () => {
  const { severity, tone } = themes.light;
  for (const [issues, { mark }] of [
    [99, tone.success],
    [100, severity.moderate],
    [200, severity.serious],
    [500, severity.critical],
  ] as const) {
    const screen = await render(bar(issues, 'light'));
    await expect.poll(() => fillIn(screen.container)).toMatch(rgb(mark));
    await screen.unmount();
  }
});

test('bars follow their numbers', async () => {
  const screen = await render(bar(300, 'light'));
  await expect.poll(() => barIn(screen.container)?.getAttribute('val')).toBe('300');
  await screen.rerender(bar(400, 'light'));
  await expect.poll(() => barIn(screen.container)?.getAttribute('val')).toBe('400');
});

test('a host’s own colour may be in any notation', async () => {
  const screen = await render(bar(500, 'light', { 'severity-critical-mark': 'oklch(0 0 0)' }));
  await expect.poll(() => fillIn(screen.container)).toMatch(rgb('#000000'));
});

test('in forced colours the reader’s own are drawn', async () => {
  await emulate([{ name: 'forced-colors', value: 'active' }]);
  const screen = await render(bar(500, 'light'));
  await expect.poll(() => barIn(screen.container)).not.toBeNull();
  expect(fillIn(screen.container)).not.toMatch(rgb(themes.light.severity.critical.mark));
});

test('nothing moves for those who asked for that', async () => {
  await emulate([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  const screen = await render(bar(500, 'light'));
  await expect.poll(() => barIn(screen.container)).not.toBeNull();
  const drawn = barIn(screen.container)?.getAttribute('d');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(barIn(screen.container)?.getAttribute('d')).toBe(drawn);
});

test('the doughnut is 280 by 200, and changes with its numbers', async () => {
  const doughnut = (serious: number) => (
    <SitelensProvider theme="light">
      <SeverityDoughnut counts={{ critical: 1, serious }} />
    </SitelensProvider>
  );
  const screen = await render(doughnut(2));
  await expect.element(screen.getByRole('img', { name: /^3 accessibility issues/ })).toBeVisible();
  const svg = await vi.waitUntil(() => screen.container.querySelector('svg.apexcharts-svg'));
  // The library adds a pixel below, which is cut off.
  expect([svg.getAttribute('width'), svg.getAttribute('height')]).toEqual(['280', '201']);
  const frame = screen.getByRole('img').element().parentElement?.parentElement?.getBoundingClientRect();
  expect([frame?.width, frame?.height]).toEqual([280, 200]);
  await screen.rerender(doughnut(0));
  await expect.element(screen.getByRole('img', { name: /^1 accessibility issue:/ })).toBeVisible();
  await expect.poll(() => screen.container.querySelectorAll('.apexcharts-pie-area')).toHaveLength(1);
});

test('each part of the doughnut has the colour of its severity', async () => {
  const counts = { minor: 4, catastrophic: 5, serious: 2, moderate: 3, critical: 1 };
  const screen = await render(
    <SitelensProvider theme="light">
      <SeverityDoughnut counts={counts} />
    </SitelensProvider>,
  );
  const parts = () => [...screen.container.querySelectorAll('.apexcharts-pie-area')];
  await expect.poll(() => parts()).toHaveLength(5);
  const { severity, tone } = themes.light;
  const marks = [severity.critical, severity.serious, severity.moderate, severity.minor, tone.neutral];
  for (const [index, part] of parts().entries()) {
    expect(part.getAttribute('fill')?.replace('rgba', 'rgb')).toMatch(rgb(marks[index]?.mark ?? 'none'));
  }
});

test('a chart that comes and goes, as in strict mode, leaves no error', async () => {
  const errors: unknown[] = [];
  const note = (event: PromiseRejectionEvent | ErrorEvent) => errors.push(event);
  window.addEventListener('unhandledrejection', note);
  window.addEventListener('error', note);
  for (let round = 0; round < 3; round++) {
    const screen = await render(<StrictMode>{bar(120 + round, 'light')}</StrictMode>);
    await expect.poll(() => screen.container.querySelectorAll('.apexcharts-bar-area').length).toBe(1);
    await screen.rerender(<StrictMode>{bar(500, 'dark')}</StrictMode>);
    await screen.unmount();
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
  window.removeEventListener('unhandledrejection', note);
  window.removeEventListener('error', note);
  expect(errors).toEqual([]);
});
