import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { inProvider } from '../testing/inProvider.tsx';
import { Pagination } from './Pagination.tsx';
import type { TableView } from './tableView.ts';

const view: TableView = { order: 'desc', orderBy: 'impact', page: 2, rowsPerPage: 10, filters: {} };

test('offers 10, 25 and 50 rows a page, and no others', async () => {
  const onViewChange = vi.fn();
  const screen = await render(
    inProvider(<Pagination caption="Rules" view={view} total={42} onViewChange={onViewChange} />),
  );
  const choice = screen.getByRole('combobox', { name: 'Rows per page' });
  await expect.element(choice).toHaveDisplayValue('10');
  expect(
    choice
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['10', '25', '50']);
  await choice.selectOptions('50');
  expect(onViewChange).toHaveBeenCalledExactlyOnceWith({ ...view, rowsPerPage: 50, page: 0 });
});

test('goes to the first, previous, next and last page', async () => {
  const onViewChange = vi.fn();
  const screen = await render(
    inProvider(<Pagination caption="Rules" view={view} total={42} onViewChange={onViewChange} />),
  );
  for (const [name, page] of [
    ['First page', 0],
    ['Previous page', 1],
    ['Next page', 3],
    ['Last page', 4],
  ] as const) {
    await screen.getByRole('button', { name }).click();
    expect(onViewChange).toHaveBeenLastCalledWith({ ...view, page });
  }
});

test('several on a page are told apart', async () => {
  const screen = await render(
    inProvider(<Pagination caption="Rules" view={view} total={42} onViewChange={vi.fn()} />),
  );
  await expect.element(screen.getByRole('navigation', { name: /Rules/ })).toBeVisible();
});

test('says which rows are shown where others were asked for, not where a running scan has more', async () => {
  const shown = (page: number, total: number) =>
    inProvider(<Pagination caption="Rules" view={{ ...view, page }} total={total} onViewChange={vi.fn()} />);
  const screen = await render(shown(2, 42));
  const range = screen.getByRole('status');
  await screen.rerender(shown(2, 43));
  await expect.element(range).toHaveTextContent('21–30 of 43');
  await expect.element(range).toHaveAttribute('aria-live', 'off');
  await screen.rerender(shown(3, 43));
  await expect.element(range).toHaveTextContent('31–40 of 43');
  await expect.element(range).toHaveAttribute('aria-live', 'polite');
});
