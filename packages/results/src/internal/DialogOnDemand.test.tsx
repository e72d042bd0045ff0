import { Dialog } from '@sitelens/ui/primitives';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { inProvider } from '../testing/inProvider.tsx';
import { DialogOnDemand } from './DialogOnDemand.tsx';
import { type PartOnDemand, partOnDemand } from './partOnDemand.ts';

interface GreetingProps {
  isOpen: boolean;
  onClose: () => void;
}

function Greeting(props: GreetingProps) {
  return (
    <Dialog {...props} title="Greeting">
      <input aria-label="To whom" />
    </Dialog>
  );
}

type Part = PartOnDemand<typeof Greeting>;

const shown = (part: Part, isOpen: boolean, onClose = () => {}) =>
  inProvider(<DialogOnDemand part={part} title="Greeting" dialog={{ isOpen, onClose }} />);

test('it is fetched when it is opened first, and stays while it is closed', async () => {
  const load = vi.fn(async () => Greeting);
  const part = partOnDemand(load);
  const screen = await render(shown(part, false));
  expect(load).not.toHaveBeenCalled();
  await screen.rerender(shown(part, true));
  await expect.element(screen.getByRole('textbox', { name: 'To whom' })).toHaveFocus();
  await screen.rerender(shown(part, false));
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await screen.rerender(shown(part, true));
  await expect.element(screen.getByRole('dialog', { name: 'Greeting' })).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

test('what can’t be fetched is said in a dialog, which can be closed, and fetched again', async () => {
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const onClose = vi.fn();
  const part: Part = partOnDemand(load);
  const screen = await render(shown(part, true, onClose));
  const dialog = screen.getByRole('dialog', { name: 'Greeting' });
  await expect.element(dialog.getByText('This part could not be loaded')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(onClose).toHaveBeenCalledOnce();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'To whom' })).toHaveFocus();
});
