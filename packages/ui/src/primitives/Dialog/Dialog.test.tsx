import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inProvider } from '../../internal/inProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Opener({ children, ...props }: Partial<DialogProps>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>New project</Button>
      <Dialog title="New project" {...props} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        {children}
      </Dialog>
    </>
  );
}

test('is named by its title, and starts in its first field', async () => {
  const screen = await render(
    inProvider(
      <Opener description="A website to be watched.">
        <input aria-label="Website" />
      </Opener>,
    ),
  );
  await screen.getByRole('button', { name: 'New project' }).click();
  const dialog = screen.getByRole('dialog', { name: 'New project' });
  await expect.element(dialog).toHaveAccessibleDescription('A website to be watched.');
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
});

test('starts in the first field that takes focus', async () => {
  const screen = await render(
    inProvider(
      <Opener>
        <input aria-label="Necessary" disabled />
        <input aria-label="Statistics" />
      </Opener>,
    ),
  );
  await screen.getByRole('button', { name: 'New project' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Statistics' })).toHaveFocus();
});

test('Escape closes it, and focus goes back to what opened it', async () => {
  const screen = await render(inProvider(<Opener />));
  const opener = screen.getByRole('button', { name: 'New project' });
  await opener.click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('Tab stays inside', async () => {
  const screen = await render(
    inProvider(
      <Opener footer={<Button>Add</Button>}>
        <input aria-label="Website" />
      </Opener>,
    ),
  );
  await screen.getByRole('button', { name: 'New project' }).click();
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  const dialog = screen.getByRole('dialog').element();
  for (let press = 0; press < 7; press++) {
    await userEvent.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
});

test('stands inside the provider, so that it has the theme', async () => {
  const screen = await render(inProvider(<Opener />, { theme: 'dark' }));
  await screen.getByRole('button', { name: 'New project' }).click();
  expect(screen.getByRole('dialog').element().closest('[data-sitelens-theme="dark"]')).not.toBeNull();
});

test('the close button closes', async () => {
  const screen = await render(inProvider(<Opener />));
  await screen.getByRole('button', { name: 'New project' }).click();
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});
