import { createRef } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { inProvider } from '../../internal/inProvider.tsx';
import { TextField } from './TextField.tsx';

test('label, description and error belong to the field', async () => {
  const screen = await render(
    inProvider(<TextField label="Website" description="Where the scan starts." error="Not a valid url." />),
  );
  const field = screen.getByRole('textbox', { name: 'Website' });
  await expect.element(field).toBeInvalid();
  await expect.element(field).toHaveAccessibleDescription('Where the scan starts. Not a valid url.');
});

test('without an error it is valid', async () => {
  const screen = await render(inProvider(<TextField label="Website" error={undefined} />));
  const field = screen.getByRole('textbox', { name: 'Website' });
  await expect.element(field).toBeValid();
  await expect.element(field).not.toHaveAttribute('aria-describedby');
});

test('hands on its ref, so that a form can focus it', async () => {
  const ref = createRef<HTMLInputElement>();
  const screen = await render(inProvider(<TextField ref={ref} label="Website" />));
  ref.current?.focus();
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
});

test('an error is put into a live region that was there before', async () => {
  const screen = await render(inProvider(<TextField label="Website" />));
  const region = document.querySelector('[aria-live="polite"][id$="-error"]');
  await screen.rerender(inProvider(<TextField label="Website" error="Not a valid url." />));
  expect(region?.textContent).toBe('Not a valid url.');
});
