import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { inProvider } from '../../internal/inProvider.tsx';
import { Button } from './Button.tsx';

test('presses by pointer and keyboard', async () => {
  const onClick = vi.fn();
  const screen = await render(inProvider(<Button onClick={onClick}>Save</Button>));
  const button = screen.getByRole('button', { name: 'Save' });
  await button.click();
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('while loading it ignores presses, keeps focus and says so', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn();
  const button = (isLoading: boolean) =>
    inProvider(
      <form onSubmit={onSubmit}>
        <Button type="submit" isLoading={isLoading} onClick={onClick}>
          Save
        </Button>
      </form>,
    );
  const screen = await render(button(false));
  const element = screen.getByRole('button').element();
  if (!(element instanceof HTMLElement)) throw new Error('no button');
  element.focus();
  await screen.rerender(button(true));
  element.click();
  expect(document.activeElement).toBe(element);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  await expect
    .element(screen.getByRole('button', { name: 'Loading Save' }))
    .toHaveAttribute('aria-disabled', 'true');
});

test('is at least 24 px high, in the small size too', async () => {
  const screen = await render(inProvider(<Button size="s">Save</Button>));
  expect(screen.getByRole('button').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
});
