import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inProvider } from '../../internal/inProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

test('writes a short text on one line', async () => {
  const screen = await render(
    inProvider(
      <Tooltip text="Previous issue">
        <Button>‹</Button>
      </Tooltip>,
    ),
  );
  await userEvent.tab();
  const { width, height } = screen.getByText('Previous issue').element().getBoundingClientRect();
  expect(height).toBeLessThan(40);
  expect(width).toBeGreaterThan(height);
});

test('breaks a long text within the window', async () => {
  const screen = await render(
    inProvider(
      <Tooltip text={'Explanation '.repeat(30)}>
        <Button>?</Button>
      </Tooltip>,
    ),
  );
  await userEvent.tab();
  const box = screen
    .getByText(/^Explanation/)
    .element()
    .getBoundingClientRect();
  expect(box.width).toBeLessThanOrEqual(320);
  expect(box.right).toBeLessThanOrEqual(innerWidth);
});

test('shows on keyboard focus, and Escape hides it (WCAG 1.4.13)', async () => {
  const screen = await render(
    inProvider(
      <Tooltip text="Removing yourself is not possible">
        <Button>Remove</Button>
      </Tooltip>,
    ),
  );
  await userEvent.tab();
  const text = screen.getByText('Removing yourself is not possible');
  await expect.element(text).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(text).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Remove' })).toHaveFocus();
});

test('without words it says nothing, and its trigger is the same element as with them', async () => {
  const screen = await render(
    inProvider(
      <Tooltip text="">
        <button type="button">Add</button>
      </Tooltip>,
    ),
  );
  const button = screen.getByRole('button').element();
  await userEvent.tab();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.querySelector('[data-open]:not(button)')).toBeNull();
  await screen.rerender(
    inProvider(
      <Tooltip text="Not now">
        <button type="button">Add</button>
      </Tooltip>,
    ),
  );
  expect(screen.getByRole('button').element()).toBe(button);
  await expect.element(screen.getByRole('button')).toHaveFocus();
});
