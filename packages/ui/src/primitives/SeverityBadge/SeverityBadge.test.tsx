import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inProvider } from '../../internal/inProvider.tsx';
import { SeverityBadge } from './SeverityBadge.tsx';

afterEach(() => page.viewport(1024, 768));

test.each([
  ['critical', 'Critical'],
  ['serious', 'Serious'],
  ['moderate', 'Moderate'],
  ['minor', 'Minor'],
])('%s is told by icon and word', async (impact, word) => {
  const screen = await render(inProvider(<SeverityBadge impact={impact} />));
  await expect.element(screen.getByText(word, { exact: true })).toBeVisible();
  expect(screen.container.querySelectorAll('svg')).toHaveLength(1);
});

test.each(['catastrophic', 'constructor', '<b>طارئ</b>'])('%s is shown as it came', async (impact) => {
  const screen = await render(inProvider(<SeverityBadge impact={impact} />));
  await expect.element(screen.getByText(impact, { exact: true })).toBeVisible();
  expect(screen.container.querySelector('b, svg')).toBeNull();
});

test('10,000 characters stay within a card at 320 px', async () => {
  await page.viewport(320, 640);
  const screen = await render(
    inProvider(
      <div style={{ width: 272 }}>
        <SeverityBadge impact={'x'.repeat(10_000)} />
      </div>,
    ),
  );
  const card = screen.container.querySelector('[style]');
  expect(card?.scrollWidth).toBe(272);
});
