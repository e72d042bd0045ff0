import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTableProps.ts';
import { type City, cities, cityColumns, cityView, inRoom } from './testing/cities.tsx';

function table(changed: Partial<DataTableProps<City>> = {}) {
  return (
    <DataTable
      caption="Cities"
      columns={cityColumns}
      rows={cities(10)}
      rowId={({ name }) => name}
      view={cityView}
      onViewChange={vi.fn()}
      total={42}
      status="ready"
      onRetry={vi.fn()}
      expandedContent={({ name }) => <p>All about {name}</p>}
      {...changed}
    />
  );
}

test('a button named after its row shows and hides what is below it', async () => {
  const screen = await render(inRoom(table()));
  const toggle = screen.getByRole('button', { name: 'Details City 3' });
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  toggle.element().focus();
  await userEvent.keyboard('{Enter}');
  const details = screen.getByRole('cell', { name: 'All about City 3' });
  await expect.element(details).toBeVisible();
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect.element(toggle).toHaveAttribute('aria-controls', details.element().id);
  await expect.element(toggle).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByText('All about City 3')).not.toBeInTheDocument();
});

test('it stays a table: as many heads as cells, and the details across all of them', async () => {
  const screen = await render(inRoom(table({ expandedIds: ['City 1'] })));
  expect(screen.getByRole('columnheader').elements()).toHaveLength(4);
  await expect.element(screen.getByRole('columnheader', { name: 'Details' })).toBeInTheDocument();
  const details = screen.getByRole('cell', { name: 'All about City 1' });
  await expect.element(details).toHaveAttribute('colspan', '4');
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '43');
});

test('a press on the row shows its details, unless the row opens otherwise', async () => {
  const screen = await render(inRoom(table()));
  await screen.getByRole('cell', { name: '4', exact: true }).click();
  await expect.element(screen.getByText('All about City 5')).toBeVisible();
  const onRowOpen = vi.fn();
  await screen.rerender(inRoom(table({ onRowOpen })));
  await screen.getByRole('cell', { name: '6', exact: true }).click();
  expect(onRowOpen).toHaveBeenCalledOnce();
  await expect.element(screen.getByText('All about City 7')).not.toBeInTheDocument();
});

test('a press within the details does not close them', async () => {
  const screen = await render(inRoom(table({ expandedIds: ['City 2'], onExpandedChange: vi.fn() })));
  await screen.getByText('All about City 2').click();
  await expect.element(screen.getByText('All about City 2')).toBeVisible();
});

test('rows that have no more to show have no button', async () => {
  const screen = await render(inRoom(table({ isExpandable: ({ size }) => size === 'large' })));
  await expect.element(screen.getByRole('button', { name: 'Details City 1' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Details City 2' }).query()).toBeNull();
});

test('whoever hands in what is open decides', async () => {
  const onExpandedChange = vi.fn();
  const screen = await render(inRoom(table({ expandedIds: ['City 1'], onExpandedChange })));
  await screen.getByRole('button', { name: 'Details City 2' }).click();
  expect(onExpandedChange).toHaveBeenLastCalledWith(['City 1', 'City 2']);
  await expect.element(screen.getByText('All about City 2')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Details City 1' }).click();
  expect(onExpandedChange).toHaveBeenLastCalledWith([]);
});

test('in cards too, with room for a finger', async () => {
  const screen = await render(inRoom(table({ expandedIds: ['City 1'] }), 320));
  const toggle = screen.getByRole('button', { name: 'Details City 1' });
  const { width, height } = toggle.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
  await expect.element(screen.getByText('All about City 1')).toBeVisible();
  const frame = screen.getByRole('table').element().parentElement;
  expect(frame?.scrollWidth).toBe(frame?.clientWidth);
});
