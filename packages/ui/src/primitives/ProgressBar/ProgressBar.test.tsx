import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { inProvider } from '../../internal/inProvider.tsx';
import { ProgressBar } from './ProgressBar.tsx';

test('tells how far it is, in numbers and in words', async () => {
  const screen = await render(
    inProvider(<ProgressBar label="Pages scanned" value={12} max={40} valueText="12 of 40 pages" />),
  );
  const bar = screen.getByRole('progressbar', { name: 'Pages scanned' });
  await expect.element(bar).toHaveAttribute('aria-valuenow', '12');
  await expect.element(bar).toHaveAttribute('aria-valuemax', '40');
  await expect.element(bar).toHaveAttribute('aria-valuetext', '12 of 40 pages');
});

test('has no value while the end is not known', async () => {
  const screen = await render(inProvider(<ProgressBar label="Pages scanned" value={null} />));
  await expect.element(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});

test.each([
  [45, '40'],
  [-3, '0'],
])('holds %i between 0 and its end', async (value, shown) => {
  const screen = await render(inProvider(<ProgressBar label="Pages scanned" value={value} max={40} />));
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', shown);
});
