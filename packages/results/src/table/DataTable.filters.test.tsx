import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTableProps.ts';
import { type City, cities, cityColumns, cityView, inRoom } from './testing/cities.tsx';
import { useTableView } from './useTableView.ts';

const all = cities(42);

/** What a server does with a view's filter. */
function Filtered(changed: Partial<DataTableProps<City>>) {
  const [view, setView] = useTableView(changed.view ?? cityView);
  const sizes = view.filters.size ?? [];
  const rows = all.filter(({ size }) => sizes.length === 0 || sizes.includes(size));
  return (
    <DataTable
      caption="Cities"
      columns={cityColumns}
      rows={rows.slice(0, 10)}
      rowId={({ name }) => name}
      total={rows.length}
      status="ready"
      onRetry={vi.fn()}
      {...changed}
      view={view}
      onViewChange={(next) => {
        changed.onViewChange?.(next);
        setView(next);
      }}
    />
  );
}

const filteredBy = (...size: string[]) => ({ ...cityView, filters: { size } });

test('values are chosen by keyboard and take effect at once', async () => {
  const onViewChange = vi.fn();
  const screen = await render(
    inRoom(<Filtered onViewChange={onViewChange} view={{ ...cityView, page: 3 }} />),
  );
  screen.getByRole('button', { name: 'Size' }).element().focus();
  await userEvent.keyboard('{Enter}');
  const small = screen.getByRole('dialog', { name: 'Size' }).getByRole('checkbox', { name: 'Small 28' });
  await expect.element(small).toHaveFocus();
  await userEvent.keyboard('{Tab} ');
  expect(onViewChange).toHaveBeenLastCalledWith(filteredBy('large'));
  // Once: the pagination says how many there are.
  const said = () =>
    screen
      .getByRole('status')
      .all()
      .map((place) => place.element().textContent);
  await expect.poll(said).toEqual(['', '1–10 of 14']);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Size (1)' })).toHaveFocus();
});

test('a chosen value is taken off again, and the focus goes to its filter', async () => {
  const screen = await render(inRoom(<Filtered view={filteredBy('large', 'small')} />));
  const chosen = screen.getByRole('list', { name: 'Chosen values' });
  expect(chosen.getByRole('listitem').elements()).toHaveLength(2);
  await screen.getByRole('button', { name: 'Remove filter Size: Large' }).click();
  await expect.element(screen.getByRole('button', { name: 'Size (1)' })).toHaveFocus();
  await expect.element(screen.getByText('1–10 of 28')).toBeVisible();
  await screen.getByRole('button', { name: 'Clear filters' }).click();
  await expect.element(screen.getByText('1–10 of 42')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Size' })).toHaveFocus();
  expect(chosen.query()).toBeNull();
});

test('no rows because of a filter says so and leads back; the focus is not lost', async () => {
  const screen = await render(
    inRoom(<Filtered view={filteredBy('gigantic')} empty={<p>No cities yet</p>} />),
  );
  await expect.element(screen.getByRole('heading', { name: 'No rows match' })).toBeVisible();
  await expect.element(screen.getByText('No cities yet')).not.toBeInTheDocument();
  // An address may ask for a value that nothing offers: it is seen, and can be taken off.
  await expect.element(screen.getByRole('button', { name: 'Remove filter Size: gigantic' })).toBeVisible();
  await screen.getByRole('button', { name: 'Clear filters' }).last().click();
  await expect.element(screen.getByText('1–10 of 42')).toBeVisible();
  expect(document.activeElement).not.toBe(document.body);
});

test('a filter that no column has', async () => {
  const change = { id: 'change', header: 'Change', filter: { options: [{ value: 'new', label: 'New' }] } };
  const onViewChange = vi.fn();
  const screen = await render(inRoom(<Filtered furtherFilters={[change]} onViewChange={onViewChange} />));
  await screen.getByRole('button', { name: 'Change' }).click();
  await screen.getByRole('checkbox', { name: 'New' }).click();
  expect(onViewChange).toHaveBeenLastCalledWith({ ...cityView, filters: { change: ['new'] } });
});

test('nothing to filter, no filters', async () => {
  const screen = await render(inRoom(<Filtered rows={[]} total={0} />));
  expect(screen.getByRole('group', { name: 'Filters of: Cities' }).query()).toBeNull();
});

test('a value of 10,000 letters stays within 320 px', async () => {
  const word = 'W'.repeat(10_000);
  const screen = await render(inRoom(<Filtered view={filteredBy(word, '🏳️‍🌈 اتصل')} />, 320));
  const group = screen.getByRole('group', { name: 'Filters of: Cities' }).element();
  expect(group.scrollWidth).toBe(group.clientWidth);
  await screen.getByRole('button', { name: 'Size (2)' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Size' });
  await expect.element(dialog.getByRole('checkbox', { name: '🏳️‍🌈 اتصل' })).toBeChecked();
  const { scrollWidth, clientWidth } = dialog.element();
  expect(scrollWidth).toBe(clientWidth);
});
