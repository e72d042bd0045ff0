import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { inProvider } from '../../internal/inProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { type ToastMessage, useToast } from './useToast.ts';

function Shows(message: ToastMessage) {
  const showToast = useToast();
  return <Button onClick={() => showToast(message)}>Save</Button>;
}

test('appears in a polite live region and can be dismissed', async () => {
  const screen = await render(inProvider(<Shows title="Project saved successfully" />));
  await screen.getByRole('button', { name: 'Save' }).click();
  const title = screen.getByText('Project saved successfully');
  await expect.element(title).toBeVisible();
  expect(title.element().closest('[aria-live="polite"]')).not.toBeNull();
  await screen.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(title).not.toBeInTheDocument();
});

test('offers its action', async () => {
  const onPress = vi.fn();
  const screen = await render(
    inProvider(<Shows tone="danger" title="Not saved" action={{ label: 'Try again', onPress }} />),
  );
  await screen.getByRole('button', { name: 'Save' }).click();
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(onPress).toHaveBeenCalledOnce();
});
