import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inProvider } from '../../internal/inProvider.tsx';
import { Checkbox } from './Checkbox.tsx';

test('is a checkbox by role, described, and ticked by Space', async () => {
  const screen = await render(inProvider(<Checkbox label="Newsletter" description="Once a month." />));
  const control = screen.getByRole('checkbox', { name: 'Newsletter' });
  await expect.element(control).toHaveAccessibleDescription('Once a month.');
  await expect.element(control).not.toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(control).toBeChecked();
});

test('is large enough to be hit', async () => {
  const screen = await render(inProvider(<Checkbox label="Newsletter" />));
  const { width, height } = screen.getByRole('checkbox').element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
});
