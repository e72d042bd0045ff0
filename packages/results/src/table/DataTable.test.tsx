import { SitelensProvider } from '@sitelens/ui/theme';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { DataColumn } from './DataColumn.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTableProps.ts';
import type { TableView } from './tableView.ts';
import { useTableView } from './useTableView.ts';

interface City {
  name: string;
  people: number;
}

const cities: readonly City[] = Array.from({ length: 42 }, (_, index) => ({
  name: `City ${index + 1}`,
  people: index,
}));

const columns: readonly DataColumn<City>[] = [
  { id: 'name', header: 'Name', cell: (city) => city.name, firstOrder: 'asc' },
  { id: 'people', header: 'People', cell: (city) => city.people, firstOrder: 'desc', isNumeric: true },
  { id: 'map', header: 'Map', cell: (city) => <a href={`#${city.name}`}>Map of {city.name}</a> },
];

const view: TableView = { order: 'asc', orderBy: 'name', page: 0, rowsPerPage: 10, filters: {} };

function props(changed: Partial<DataTableProps<City>> = {}): DataTableProps<City> {
  return {
    caption: 'Cities',
    columns,
    rows: cities.slice(0, 10),
    rowId: (city) => city.name,
    view,
    onViewChange: vi.fn(),
    total: 42,
    status: 'ready',
    onRetry: vi.fn(),
    ...changed,
  };
}

function show(changed: Partial<DataTableProps<City>> = {}, width = 900) {
  return render(
    <SitelensProvider theme="light">
      <div style={{ width }}>
        <DataTable {...props(changed)} />
      </div>
    </SitelensProvider>,
  );
}

test('is a table with a name, heads, and a name for each row', async () => {
  const screen = await show();
  const table = screen.getByRole('table', { name: 'Cities' });
  await expect.element(table).toHaveAttribute('aria-rowcount', '43');
  expect(table.getByRole('columnheader').elements()).toHaveLength(3);
  await expect.element(table.getByRole('rowheader', { name: 'City 10', exact: true })).toBeVisible();
});

test('only the sorted column says how it is sorted', async () => {
  const screen = await show();
  await expect
    .element(screen.getByRole('columnheader', { name: 'Name' }))
    .toHaveAttribute('aria-sort', 'ascending');
  await expect.element(screen.getByRole('columnheader', { name: 'People' })).not.toHaveAttribute('aria-sort');
});

test('a head sorts in its own first direction, and turns it the second time', async () => {
  const onViewChange = vi.fn();
  const screen = await show({ onViewChange });
  await screen.getByRole('button', { name: 'People' }).click();
  expect(onViewChange).toHaveBeenLastCalledWith({ ...view, orderBy: 'people', order: 'desc' });
  await screen.getByRole('button', { name: 'Name' }).click();
  expect(onViewChange).toHaveBeenLastCalledWith({ ...view, order: 'desc' });
});

test('a column that cannot be sorted has no button', async () => {
  const screen = await show();
  await expect.element(screen.getByRole('columnheader', { name: 'Map' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Map' }).query()).toBeNull();
});

test('the keyboard sorts and opens', async () => {
  const onRowOpen = vi.fn();
  const onViewChange = vi.fn();
  const screen = await show({ onRowOpen, onViewChange });
  screen.getByRole('button', { name: 'People' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(onViewChange).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Tab}{Enter}');
  expect(onRowOpen).toHaveBeenCalledExactlyOnceWith(cities[0]);
});

test('a press on the row opens it once; a press on another control in it does not', async () => {
  const onRowOpen = vi.fn();
  const screen = await show({ onRowOpen });
  await screen.getByRole('cell', { name: '3', exact: true }).click();
  expect(onRowOpen).toHaveBeenCalledExactlyOnceWith(cities[3]);
  await screen.getByRole('button', { name: 'City 5' }).click();
  expect(onRowOpen).toHaveBeenCalledTimes(2);
  await screen.getByRole('link', { name: 'Map of City 7' }).click();
  expect(onRowOpen).toHaveBeenCalledTimes(2);
});

test('rows that lead somewhere are links, and the row follows them', async () => {
  const screen = await show({ rowHref: (city) => `#open-${city.people}` });
  await expect
    .element(screen.getByRole('link', { name: 'City 4', exact: true }))
    .toHaveAttribute('href', '#open-3');
  await screen.getByRole('cell', { name: '5', exact: true }).click();
  expect(location.hash).toBe('#open-5');
});

function Paged() {
  const [current, setCurrent] = useTableView(view);
  const start = current.page * current.rowsPerPage;
  return (
    <SitelensProvider theme="light">
      <DataTable
        {...props()}
        view={current}
        onViewChange={setCurrent}
        rows={cities.slice(start, start + current.rowsPerPage)}
      />
    </SitelensProvider>
  );
}

test('pages through all rows without losing the focus at the end', async () => {
  const screen = await render(<Paged />);
  const next = screen.getByRole('button', { name: 'Next page' });
  for (const range of ['11–20 of 42', '21–30 of 42', '31–40 of 42', '41–42 of 42']) {
    await next.click();
    await expect.element(screen.getByText(range)).toBeVisible();
  }
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await expect.element(next).toHaveFocus();
  await expect.element(screen.getByRole('rowheader', { name: 'City 42' })).toBeVisible();
});

test('other rows a page start again at the first page', async () => {
  const screen = await render(<Paged />);
  await screen.getByRole('button', { name: 'Last page' }).click();
  await expect.element(screen.getByText('41–42 of 42')).toBeVisible();
  await screen.getByRole('combobox', { name: 'Rows per page' }).selectOptions('25');
  await expect.element(screen.getByText('1–25 of 42')).toBeVisible();
});

test('waiting shows as many shapes as rows are coming, and says so', async () => {
  const screen = await show({ status: 'loading', rows: [], total: 0 });
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  await expect.element(screen.getByText('Loading…')).toBeInTheDocument();
  expect(document.querySelectorAll('tbody tr')).toHaveLength(10);
});

test('rows stay while others are on their way', async () => {
  const screen = await show({ status: 'loading' });
  await expect.element(screen.getByRole('rowheader', { name: 'City 10', exact: true })).toBeVisible();
});

test('a failure says so, tries again and keeps the focus near', async () => {
  const onRetry = vi.fn();
  const screen = await show({ status: 'failed', rows: [], onRetry });
  await expect.element(screen.getByRole('alert').getByText('The data could not be retrieved')).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
  expect(document.activeElement).not.toBe(document.body);
});

test('no rows at all', async () => {
  const screen = await show({ rows: [], total: 0, empty: <p>No cities found</p> });
  await expect.element(screen.getByText('No cities found')).toBeVisible();
  expect(screen.getByRole('table').query()).toBeNull();
  expect(screen.getByRole('navigation').query()).toBeNull();
});

test('a page behind the last one leads back to the first', async () => {
  const onViewChange = vi.fn();
  const screen = await show({ rows: [], view: { ...view, page: 9 }, onViewChange });
  await screen.getByRole('button', { name: 'Go to the first page' }).click();
  expect(onViewChange).toHaveBeenCalledWith({ ...view, page: 0 });
});

test('in 320 px rows are cards: still a table, each value with its label, nothing cut off', async () => {
  const onViewChange = vi.fn();
  const screen = await show({ onViewChange, onRowOpen: vi.fn() }, 320);
  const table = screen.getByRole('table', { name: 'Cities' });
  await expect.element(table.getByRole('rowheader', { name: 'City 3' })).toBeVisible();
  await expect.element(table.getByRole('cell').first().getByText('People')).toBeVisible();
  const frame = table.element().parentElement;
  expect(frame?.scrollWidth).toBe(frame?.clientWidth);
  await screen.getByRole('combobox', { name: 'Sort by' }).selectOptions('People');
  expect(onViewChange).toHaveBeenLastCalledWith({ ...view, orderBy: 'people', order: 'desc' });
  await screen.getByRole('button', { name: /Order: Ascending/ }).click();
  expect(onViewChange).toHaveBeenLastCalledWith({ ...view, order: 'desc' });
});

test('cards offer an order that no column has by its name, and the way back to it', async () => {
  const onViewChange = vi.fn();
  const furtherOrders = [{ id: 'founded', header: 'Date founded', firstOrder: 'desc' }] as const;
  const screen = await show({ onViewChange, furtherOrders, view: { ...view, orderBy: 'founded' } }, 320);
  const list = screen.getByRole('combobox', { name: 'Sort by' });
  await expect.element(list).toHaveDisplayValue('Date founded');
  await screen.rerender(
    <SitelensProvider theme="light">
      <div style={{ width: 320 }}>
        <DataTable {...props({ onViewChange, furtherOrders })} />
      </div>
    </SitelensProvider>,
  );
  await expect.element(list).toHaveDisplayValue('Name');
  await list.selectOptions('Date founded');
  expect(onViewChange).toHaveBeenLastCalledWith({ ...view, orderBy: 'founded', order: 'desc' });
});

test('the head stays in sight while the page scrolls', async () => {
  const rows = cities.slice(0, 42);
  const screen = await show({ rows, view: { ...view, rowsPerPage: 50 } });
  await expect.element(screen.getByRole('table')).toBeVisible();
  window.scrollTo(0, 600);
  const top = screen.getByRole('columnheader', { name: 'Name' }).element().getBoundingClientRect().top;
  expect(top).toBe(0);
});
