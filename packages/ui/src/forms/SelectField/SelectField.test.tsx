import { createRef } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inProvider } from '../../internal/inProvider.tsx';
import { SelectField } from './SelectField.tsx';

const options = [
  { value: '0', label: 'Monday' },
  { label: 'Weekend', options: [{ value: '6', label: 'Sunday' }] },
];

test('label, description and error belong to it, and a form can focus it', async () => {
  const ref = createRef<HTMLSelectElement>();
  const screen = await render(
    inProvider(
      <SelectField ref={ref} label="Day" description="By local time." error="Which?" options={options} />,
    ),
  );
  const field = screen.getByRole('combobox', { name: 'Day' });
  await expect.element(field).toBeInvalid();
  await expect.element(field).toHaveAccessibleDescription('By local time. Which?');
  ref.current?.focus();
  await expect.element(field).toHaveFocus();
});

test('is chosen from by keyboard alone', async () => {
  const screen = await render(inProvider(<SelectField label="Day" options={options} />));
  await userEvent.tab();
  await userEvent.keyboard('Su');
  await expect.element(screen.getByRole('combobox', { name: 'Day' })).toHaveValue('6');
});
