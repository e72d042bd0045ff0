import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inProvider } from '../../internal/inProvider.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

type Size = 'desktop' | 'tablet' | 'phone';

function Sizes({ isIconOnly = false }: { isIconOnly?: boolean }) {
  const [value, setValue] = useState<Size>('desktop');
  return (
    <SegmentedControl<Size>
      label="Screen size"
      isIconOnly={isIconOnly}
      value={value}
      onChange={setValue}
      options={[
        { value: 'desktop', label: 'Desktop' },
        { value: 'tablet', label: 'Tablet', isDisabled: true },
        { value: 'phone', label: 'Phone' },
      ]}
    />
  );
}

test('is a radio group with a name', async () => {
  const screen = await render(inProvider(<Sizes />));
  await expect.element(screen.getByRole('radiogroup', { name: 'Screen size' })).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: 'Desktop' })).toBeChecked();
  await screen.getByRole('radio', { name: 'Phone' }).click();
  await expect.element(screen.getByRole('radio', { name: 'Phone' })).toBeChecked();
  await expect.element(screen.getByRole('radio', { name: 'Desktop' })).not.toBeChecked();
});

test('arrow keys choose, past what is disabled', async () => {
  const screen = await render(inProvider(<Sizes />));
  await userEvent.tab();
  await expect.element(screen.getByRole('radio', { name: 'Desktop' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('radio', { name: 'Phone' })).toBeChecked();
});

test('keeps its labels for screen readers when only icons show', async () => {
  const screen = await render(inProvider(<Sizes isIconOnly />));
  await expect.element(screen.getByRole('radio', { name: 'Phone' })).toBeInTheDocument();
});
