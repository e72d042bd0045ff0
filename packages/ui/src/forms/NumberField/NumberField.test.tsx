import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { inProvider } from '../../internal/inProvider.tsx';
import { NumberField } from './NumberField.tsx';

test('keeps what is no number, so that it can be put right', async () => {
  const screen = await render(inProvider(<NumberField label="Pages" />));
  const field = screen.getByRole('textbox', { name: 'Pages' });
  await field.fill('1e3 pages');
  await expect.element(field).toHaveValue('1e3 pages');
  await expect.element(field).toHaveAttribute('inputmode', 'numeric');
});

test('doesn’t change when somebody scrolls over it', async () => {
  const screen = await render(inProvider(<NumberField label="Pages" defaultValue="100" />));
  const field = screen.getByRole('textbox');
  await field.click();
  field.element().dispatchEvent(new WheelEvent('wheel', { deltaY: 100, bubbles: true }));
  await expect.element(field).toHaveValue('100');
});
