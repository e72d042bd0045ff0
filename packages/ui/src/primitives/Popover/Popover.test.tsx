import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inProvider } from '../../internal/inProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { Popover } from './Popover.tsx';

function popover() {
  return inProvider(
    <main>
      <Popover trigger={<Button>Impact</Button>} title="Impact">
        <input type="checkbox" aria-label="Critical" />
      </Popover>
      <button type="button">Elsewhere</button>
    </main>,
  );
}

test('the focus goes in, and Escape gives it back', async () => {
  const screen = await render(popover());
  const trigger = screen.getByRole('button', { name: 'Impact' });
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('checkbox', { name: 'Critical' })).toHaveFocus();
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});

test('belongs to the landmark of its button, and a press outside closes it', async () => {
  const screen = await render(popover());
  await screen.getByRole('button', { name: 'Impact' }).click();
  await expect.element(screen.getByRole('main').getByRole('dialog', { name: 'Impact' })).toBeVisible();
  await screen.getByRole('button', { name: 'Elsewhere' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});
