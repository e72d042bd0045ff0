import { expect, test } from 'vitest';
import { pageRange } from './pageRange.ts';
import { type TableView, withFilter, withPage, withRowsPerPage, withSort } from './tableView.ts';

const view: TableView = { order: 'desc', orderBy: 'impact', page: 3, rowsPerPage: 10, filters: {} };

test('sorting by another column starts in that column’s own direction, on the first page', () => {
  expect(withSort(view, { id: 'title', firstOrder: 'asc' })).toEqual({
    ...view,
    orderBy: 'title',
    order: 'asc',
    page: 0,
  });
});

test('sorting by the sorted column turns the direction', () => {
  const turned = withSort(view, { id: 'impact', firstOrder: 'desc' });
  expect(turned).toMatchObject({ orderBy: 'impact', order: 'asc', page: 0 });
  expect(withSort(turned, { id: 'impact', firstOrder: 'desc' }).order).toBe('desc');
});

test('another number of rows starts again at the first page', () => {
  expect(withRowsPerPage(view, 50)).toEqual({ ...view, rowsPerPage: 50, page: 0 });
});

test('pages never go below the first', () => {
  expect(withPage(view, -1).page).toBe(0);
  expect(withPage(view, 7).page).toBe(7);
});

test('a filter without values is none', () => {
  const filtered = withFilter(view, 'impact', ['critical']);
  expect(filtered).toEqual({ ...view, page: 0, filters: { impact: ['critical'] } });
  expect(withFilter(filtered, 'impact', []).filters).toEqual({});
});

test.each([
  [{ page: 0, rowsPerPage: 10 as const }, 42, [1, 10, 4]],
  [{ page: 4, rowsPerPage: 10 as const }, 42, [41, 42, 4]],
  [{ page: 0, rowsPerPage: 50 as const }, 42, [1, 42, 0]],
  [{ page: 1, rowsPerPage: 25 as const }, 50, [26, 50, 1]],
  [{ page: 0, rowsPerPage: 10 as const }, 0, [0, 0, 0]],
])('%o of %i rows', (at, total, [first, last, lastPage]) => {
  expect(pageRange(at, total)).toMatchObject({ first, last, lastPage, isBeyondEnd: false });
});

test('the ends have no further page', () => {
  expect(pageRange({ page: 0, rowsPerPage: 10 }, 11)).toMatchObject({ hasPrevious: false, hasNext: true });
  expect(pageRange({ page: 1, rowsPerPage: 10 }, 11)).toMatchObject({ hasPrevious: true, hasNext: false });
});

test('a page behind the last one has no rows and says so', () => {
  expect(pageRange({ page: 9, rowsPerPage: 10 }, 42)).toMatchObject({
    first: 0,
    last: 0,
    isBeyondEnd: true,
    hasPrevious: true,
    hasNext: false,
  });
});
