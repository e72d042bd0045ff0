import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inProvider } from '../../internal/inProvider.tsx';
import { Form } from '../Form/Form.tsx';
import { TextArea } from './TextArea.tsx';

test('label, description and error belong to it, and a form can focus it', async () => {
  const ref = createRef<HTMLTextAreaElement>();
  const screen = await render(
    inProvider(<TextArea ref={ref} label="Domains" description="One a line." error="Too many." />),
  );
  const field = screen.getByRole('textbox', { name: 'Domains' });
  await expect.element(field).toBeInvalid();
  await expect.element(field).toHaveAccessibleDescription('One a line. Too many.');
  ref.current?.focus();
  await expect.element(field).toHaveFocus();
});

test('Enter begins a new line and submits nothing', async () => {
  const onSubmit = vi.fn();
  const screen = await render(
    inProvider(
      <Form onSubmit={onSubmit}>
        <TextArea label="Domains" />
      </Form>,
    ),
  );
  await screen.getByRole('textbox').fill('a.example');
  await userEvent.keyboard('{Enter}b.example');
  await expect.element(screen.getByRole('textbox')).toHaveValue('a.example\nb.example');
  expect(onSubmit).not.toHaveBeenCalled();
});
