import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTableProps.ts';
import { type City, cities, cityColumns, cityView, inRoom } from './testing/cities.tsx';

function table(changed: Partial<DataTableProps<City>> = {}) {
  return inRoom(
    <DataTable
      caption="Cities"
      columns={cityColumns}
      rows={cities(3)}
      rowId={({ name }) => name}
      view={cityView}
      onViewChange={vi.fn()}
      total={3}
      status="ready"
      onRetry={vi.fn()}
      redaction={{ count: 1_234, prompt: <button type="button">Start free trial</button> }}
      {...changed}
    />,
  );
}

const placeholders = () => document.querySelectorAll('[data-redacted]');

test('after the rows at most five shapes without words, one sentence and the prompt', async () => {
  const screen = await render(table());
  await expect.element(screen.getByRole('button', { name: 'Start free trial' })).toBeVisible();
  await expect.element(screen.getByText('1,234 more rows are not shown.')).toBeInTheDocument();
  expect(placeholders()).toHaveLength(5);
  expect([...placeholders()].map((row) => row.textContent).join('')).toBe('');
  // None of it is a row to a screen reader, nor to the pages.
  expect(screen.getByRole('row').elements()).toHaveLength(4);
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '4');
  await expect.element(screen.getByText('1–3 of 3')).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Next page' }))
    .toHaveAttribute('aria-disabled', 'true');
});

test('fewer than five are as many', async () => {
  await render(table({ redaction: { count: 1, prompt: 'Pick a plan' } }));
  await expect.poll(() => placeholders().length).toBe(1);
});

test('rows that are all kept back are not "nothing here"', async () => {
  const screen = await render(table({ rows: [], total: 0, empty: 'No cities' }));
  await expect.element(screen.getByRole('button', { name: 'Start free trial' })).toBeVisible();
  await expect.element(screen.getByText('No cities')).not.toBeInTheDocument();
});

test('rows that are all kept back are nothing to sort, and no table to a screen reader', async () => {
  const screen = await render(table());
  await expect.element(screen.getByRole('button', { name: 'Name' })).toBeVisible();
  await screen.rerender(table({ rows: [], total: 0 }));
  await expect.element(screen.getByRole('table')).not.toBeInTheDocument();
  expect(document.querySelectorAll('table :is(button, a, select)')).toHaveLength(0);
});

test('only after the last page', async () => {
  const screen = await render(table({ rows: cities(10), total: 12 }));
  await expect.element(screen.getByText('1–10 of 12')).toBeVisible();
  expect(placeholders()).toHaveLength(0);
  await screen.rerender(table({ rows: cities(2), total: 12, view: { ...cityView, page: 1 } }));
  await expect.poll(() => placeholders().length).toBe(5);
});

test('none kept back, no prompt', async () => {
  const screen = await render(table({ redaction: { count: 0, prompt: 'Pick a plan' } }));
  await expect.element(screen.getByText('1–3 of 3')).toBeVisible();
  await expect.element(screen.getByText('Pick a plan')).not.toBeInTheDocument();
});
