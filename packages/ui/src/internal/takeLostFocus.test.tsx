import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { takeLostFocus } from './takeLostFocus.ts';

test('the focus is taken where its element is gone, and nowhere else', async () => {
  const screen = await render(
    <>
      <button type="button">Pressed</button>
      <p tabIndex={-1}>Done</p>
    </>,
  );
  const pressed = screen.getByRole('button').element();
  const done = screen.getByText('Done').element();
  if (!(pressed instanceof HTMLElement && done instanceof HTMLElement)) throw new Error('Not rendered.');
  pressed.focus();
  takeLostFocus(done);
  expect(document.activeElement).toBe(pressed);
  pressed.blur();
  takeLostFocus(undefined);
  expect(document.activeElement).toBe(document.body);
  takeLostFocus(done);
  expect(document.activeElement).toBe(done);
});
