import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inProvider } from '../../internal/inProvider.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

function props(change: Partial<ConfirmDialogProps> = {}): ConfirmDialogProps {
  return {
    isOpen: true,
    title: 'Delete this project?',
    description: 'This can’t be undone.',
    confirmLabel: 'Delete project',
    onConfirm: vi.fn(),
    onCancel: vi.fn(),
    ...change,
  };
}

test('starts at the way out, so that Enter does no harm', async () => {
  const given = props();
  const screen = await render(inProvider(<ConfirmDialog {...given} />));
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(given.onCancel).toHaveBeenCalledOnce();
  expect(given.onConfirm).not.toHaveBeenCalled();
});

test('confirms once, and not while it is under way', async () => {
  const given = props();
  const screen = await render(inProvider(<ConfirmDialog {...given} />));
  await screen.getByRole('button', { name: 'Delete project' }).click();
  await screen.rerender(inProvider(<ConfirmDialog {...given} isLoading />));
  const button = screen.getByRole('button', { name: 'Loading Delete project' }).element();
  if (button instanceof HTMLElement) button.click();
  expect(given.onConfirm).toHaveBeenCalledOnce();
});
