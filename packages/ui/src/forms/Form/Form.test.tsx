import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inProvider } from '../../internal/inProvider.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

test('Enter submits, the page stays, and the browser’s own messages don’t appear', async () => {
  const onSubmit = vi.fn();
  const screen = await render(
    inProvider(
      <Form onSubmit={onSubmit}>
        <TextField label="E-mail" type="email" required />
      </Form>,
    ),
  );
  await screen.getByRole('textbox').fill('not an address');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ defaultPrevented: true });
});
