import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { inProvider } from '../../internal/inProvider.tsx';
import { FailureState } from './FailureState.tsx';

test('is announced, has a place in the outline, and offers to try again', async () => {
  const onRetry = vi.fn();
  const screen = await render(inProvider(<FailureState title="No answer" onRetry={onRetry} level={3} />));
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 3, name: 'No answer' })).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

test('doesn’t offer what would not help', async () => {
  const screen = await render(inProvider(<FailureState title="Project does not exist" />));
  expect(screen.getByRole('button').elements()).toEqual([]);
});
