import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { TableView } from '../tableView.ts';
import { Boundary } from '../testing/boundary.tsx';
import { type City, cities, cityView, inRoom } from '../testing/cities.tsx';
import type { LocalColumn } from './LocalColumn.ts';
import { LocalDataTable } from './LocalDataTable.tsx';
import type { LocalDataTableProps } from './LocalDataTableProps.ts';

const columns: readonly LocalColumn<City>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name, firstOrder: 'asc' },
  { id: 'size', header: 'Size', cell: ({ size }) => size, filterValues: ({ size }) => [size] },
  {
    id: 'people',
    header: 'People',
    cell: ({ people }) => people,
    sortValue: ({ people }) => people,
    firstOrder: 'desc',
    isNumeric: true,
  },
];

const few = cities(42);
const many = cities(100_000);

type Changed = Partial<Omit<LocalDataTableProps<City>, 'view' | 'defaultView' | 'status' | 'onRetry'>>;

function table(changed: Changed = {}, view: TableView = cityView) {
  return inRoom(
    <LocalDataTable
      caption="Cities"
      columns={columns}
      rows={few}
      rowId={({ name }) => name}
      {...changed}
      defaultView={view}
    />,
  );
}

test('sorts by itself, numbers in names as numbers, and turns around', async () => {
  const screen = await render(table());
  await expect.element(screen.getByRole('rowheader').first()).toHaveTextContent('City 1');
  await expect.element(screen.getByRole('rowheader').nth(9)).toHaveTextContent('City 10');
  await screen.getByRole('button', { name: 'Name' }).click();
  await expect.element(screen.getByRole('rowheader').first()).toHaveTextContent('City 42');
  await screen.getByRole('button', { name: 'People' }).click();
  await expect
    .element(screen.getByRole('columnheader', { name: 'People' }))
    .toHaveAttribute('aria-sort', 'descending');
});

test('filters by values that it found itself, with their counts', async () => {
  const screen = await render(table());
  await screen.getByRole('button', { name: 'Size' }).click();
  await screen.getByRole('checkbox', { name: 'large 14' }).click();
  await expect.element(screen.getByText('1–10 of 14')).toBeVisible();
  await expect.element(screen.getByRole('rowheader').nth(1)).toHaveTextContent('City 4');
});

test('pages by itself', async () => {
  const screen = await render(table());
  await screen.getByRole('button', { name: 'Last page' }).click();
  await expect.element(screen.getByText('41–42 of 42')).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /City 42/ })).toHaveAttribute('aria-rowindex', '43');
});

test('a view from outside is kept outside', async () => {
  const onViewChange = vi.fn();
  const view = { ...cityView, filters: { size: ['large'], people: ['12'] } };
  const screen = await render(
    inRoom(
      <LocalDataTable
        caption="Cities"
        columns={columns}
        rows={few}
        rowId={({ name }) => name}
        view={view}
        onViewChange={onViewChange}
      />,
    ),
  );
  // The filter of `people` is none that it has: it hides nothing, and is left to whoever set it.
  await expect.element(screen.getByText('1–10 of 14')).toBeVisible();
  await screen.getByRole('button', { name: 'Next page' }).click();
  expect(onViewChange).toHaveBeenCalledWith({ ...view, page: 1 });
  await expect.element(screen.getByText('1–10 of 14')).toBeVisible();
});

test('many rows: a shape until they are sorted; the former rows while they are sorted otherwise', async () => {
  const screen = await render(table({ rows: many }));
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  await expect.element(screen.getByRole('rowheader').first()).toHaveTextContent('City 1');
  await screen.getByRole('button', { name: 'People' }).click();
  await expect.element(screen.getByRole('rowheader').first()).toHaveTextContent('City 100000');
  await expect.element(screen.getByText('1–10 of 100000')).toBeVisible();
});

test('rows that change while they are sorted are never mixed up', async () => {
  const screen = await render(table({ rows: many }));
  await screen.rerender(table({ rows: many.slice(0, 20_000) }));
  await expect.element(screen.getByText('1–10 of 20000')).toBeVisible();
  await expect.element(screen.getByRole('rowheader').first()).toHaveTextContent('City 1');
});

test('a column that fails to compare ends at the error boundary, for many rows as for few', async () => {
  const broken: readonly LocalColumn<City>[] = [
    {
      id: 'name',
      header: 'Name',
      cell: ({ name }) => name,
      firstOrder: 'asc',
      sortValue: () => {
        throw new Error('no value');
      },
    },
  ];
  const onError = vi.fn();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const rows of [few, many]) {
    await render(<Boundary onError={onError}>{table({ rows, columns: broken })}</Boundary>);
    await vi.waitFor(() => expect(onError).toHaveBeenCalledExactlyOnceWith('no value'));
    onError.mockClear();
  }
  vi.restoreAllMocks();
});
