import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inProvider } from '../../internal/inProvider.tsx';
import { Switch } from './Switch.tsx';

test('is a switch by role, described, and turned by Space', async () => {
  const screen = await render(inProvider(<Switch label="Public" description="Everybody sees it." />));
  const control = screen.getByRole('switch', { name: 'Public' });
  await expect.element(control).toHaveAccessibleDescription('Everybody sees it.');
  await userEvent.tab();
  await expect.element(control).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(control).toBeChecked();
});

test('is large enough to be hit', async () => {
  const screen = await render(inProvider(<Switch label="Public" />));
  const { width, height } = screen.getByRole('switch').element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
});
