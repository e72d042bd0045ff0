import { expect, test } from 'vitest';
import type { DataColumn } from './DataColumn.ts';
import { isFiltered, shownFilters, toggled, withoutThese } from './tableFilters.ts';
import type { TableView } from './tableView.ts';

const columns: readonly DataColumn<never>[] = [
  { id: 'title', header: 'Rule', cell: () => null },
  {
    id: 'impact',
    header: 'Impact',
    cell: () => null,
    filter: { options: [{ value: 'critical', label: 'Critical', count: 3 }] },
  },
];
const change = { id: 'change', header: 'Since the last scan', filter: { options: [] } };
const view: TableView = {
  order: 'asc',
  orderBy: 'title',
  page: 4,
  rowsPerPage: 10,
  filters: { impact: ['critical', 'catastrophic'], outcome: ['FAILED'] },
};

test('filters of no column first, then those of columns that have one', () => {
  expect(shownFilters(columns, [change], {}).map(({ id }) => id)).toEqual(['change', 'impact']);
});

test('a chosen value that is not offered is kept, and shown as it is', () => {
  const [impact] = shownFilters(columns, [], view.filters);
  expect(impact?.options).toEqual([
    { value: 'critical', label: 'Critical', count: 3 },
    { value: 'catastrophic', label: 'catastrophic' },
  ]);
  expect(impact?.chosen).toEqual(['critical', 'catastrophic']);
});

test('a chosen value that is not offered is named by the filter where it can', () => {
  const filter = { options: [], labelOf: (value: string) => value.toUpperCase() };
  const [tags] = shownFilters([], [{ id: 'tags', header: 'Violates', filter }], { tags: ['wcag2aaa'] });
  expect(tags?.options).toEqual([{ value: 'wcag2aaa', label: 'WCAG2AAA' }]);
});

test('a column may be called like a property of every object', () => {
  const column = { id: 'constructor', header: 'Constructor', cell: () => null, filter: { options: [] } };
  expect(shownFilters([column], [], {})).toEqual([
    { id: 'constructor', header: 'Constructor', options: [], chosen: [] },
  ]);
});

test('clearing leaves what is filtered by a control of the host’s own', () => {
  const filters = shownFilters(columns, [], view.filters);
  expect(isFiltered(filters)).toBe(true);
  const cleared = withoutThese(view, filters);
  expect(cleared).toEqual({ ...view, page: 0, filters: { outcome: ['FAILED'] } });
  expect(isFiltered(shownFilters(columns, [], cleared.filters))).toBe(false);
});

test('a value goes in at the end, and out again', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});
