import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type City, cities, cityView, inRoom } from '../testing/cities.tsx';
import type { LocalColumn } from './LocalColumn.ts';
import { LocalDataTable } from './LocalDataTable.tsx';

const columns: readonly LocalColumn<City>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name },
  { id: 'size', header: 'Size', cell: ({ size }) => size, filterValues: ({ size }) => [size] },
  {
    id: 'people',
    header: 'People',
    cell: ({ people }) => people,
    sortValue: ({ people }) => people,
    firstOrder: 'desc',
  },
];
const many = cities(100_000);

function table(width?: number) {
  return inRoom(
    <LocalDataTable
      caption="Cities"
      columns={columns}
      rows={many}
      rowId={({ name }) => name}
      defaultView={{ ...cityView, orderBy: '' }}
      layout="scroll"
      maxHeight="400px"
      expandedContent={({ name }) => <p style={{ height: 300 }}>All about {name}</p>}
    />,
    width,
  );
}

const rowsInDocument = () => document.querySelectorAll('tbody[data-index]').length;

test('of 100,000 rows few are in the document, and each knows its place', async () => {
  const screen = await render(table());
  await expect.element(screen.getByRole('rowheader', { name: 'City 1', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '100001');
  expect(rowsInDocument()).toBeLessThan(40);
  expect(screen.getByRole('navigation').query()).toBeNull();
});

test('scrolls to the last row, under a head that stays', async () => {
  const screen = await render(table());
  const area = screen.getByRole('region', { name: 'Cities' }).element();
  area.scrollTop = area.scrollHeight;
  const last = screen.getByRole('row', { name: /City 100000/ });
  await expect.element(last).toBeInViewport();
  await expect.element(last).toHaveAttribute('aria-rowindex', '100001');
  const head = screen.getByRole('columnheader', { name: 'Name' }).element().getBoundingClientRect();
  expect(Math.abs(head.top - area.getBoundingClientRect().top)).toBeLessThan(2);
  expect(rowsInDocument()).toBeLessThan(40);
});

test('the keyboard goes from row to row beyond what was in the document', async () => {
  const screen = await render(table());
  screen.getByRole('button', { name: 'Details City 1', exact: true }).element().focus();
  for (let row = 2; row <= 30; row++) {
    await userEvent.keyboard('{Tab}');
    await expect
      .element(screen.getByRole('button', { name: `Details City ${row}`, exact: true }))
      .toHaveFocus();
  }
  await expect.element(screen.getByRole('button', { name: 'Details City 30' })).toBeInViewport();
});

test('a row that has the focus keeps it, however far it is scrolled away', async () => {
  const screen = await render(table());
  const toggle = screen.getByRole('button', { name: 'Details City 2', exact: true });
  toggle.element().focus();
  const area = screen.getByRole('region', { name: 'Cities' }).element();
  area.scrollTop = 1_000_000;
  await expect.element(screen.getByRole('row', { name: /City 227\d\d/ }).first()).toBeInTheDocument();
  await expect.element(toggle).toHaveFocus();
});

test('details take their room', async () => {
  const screen = await render(table());
  const area = screen.getByRole('region', { name: 'Cities' }).element();
  await screen.getByRole('button', { name: 'Details City 1', exact: true }).click();
  await expect.element(screen.getByText('All about City 1', { exact: true })).toBeVisible();
  await expect.poll(() => area.scrollHeight).toBeGreaterThan(many.length * 40 + 300);
  const second = screen
    .getByRole('row', { name: /City 2 / })
    .element()
    .getBoundingClientRect();
  const details = screen.getByText('All about City 1', { exact: true }).element().getBoundingClientRect();
  expect(second.top).toBeGreaterThanOrEqual(details.bottom);
});

test('another order and a filter begin at the first row, and are said', async () => {
  const screen = await render(table());
  const area = screen.getByRole('region', { name: 'Cities' }).element();
  area.scrollTop = 500_000;
  await screen.getByRole('button', { name: 'People' }).click();
  await expect.element(screen.getByRole('rowheader', { name: 'City 100000' })).toBeInViewport();
  area.scrollTop = 500_000;
  await screen.getByRole('button', { name: 'Size' }).click();
  await screen.getByRole('checkbox', { name: 'large 33,334' }).click();
  await expect.element(screen.getByRole('status').first()).toHaveTextContent('33,334 rows match');
  await expect.element(screen.getByRole('rowheader', { name: 'City 100000' })).toBeInViewport();
});

test('cards scroll as well', async () => {
  const screen = await render(table(320));
  const area = screen.getByRole('region', { name: 'Cities' }).element();
  area.scrollTop = 200_000;
  await expect.poll(() => rowsInDocument()).toBeLessThan(30);
  await expect.element(screen.getByRole('rowheader').first()).toBeInTheDocument();
  expect(area.scrollWidth).toBe(area.clientWidth);
});
