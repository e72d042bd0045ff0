import { expect, test } from 'vitest';
import {
  defaultTableView,
  filterParameter,
  formatTableView,
  parseTableView,
  type TableViewSpec,
} from './tableViewParameters.ts';

const spec: TableViewSpec = {
  defaultOrder: 'desc',
  defaultOrderBy: 'impact',
  sortColumns: ['impact', 'totalIssues', 'id'],
  filterColumns: ['impact', 'tags'],
};
const parse = (query: string) => parseTableView(new URLSearchParams(query), spec);

test('nothing gives the defaults', () => {
  expect(parse('')).toEqual({ order: 'desc', orderBy: 'impact', page: 0, rowsPerPage: 10, filters: {} });
});

test('everything is read', () => {
  expect(
    parse('order=asc&orderBy=id&page=2&rowsPerPage=50&filterImpact=critical,serious&filterTags=wcag2a'),
  ).toEqual({
    order: 'asc',
    orderBy: 'id',
    page: 2,
    rowsPerPage: 50,
    filters: { impact: ['critical', 'serious'], tags: ['wcag2a'] },
  });
});

test.each([
  ['order=ASC', 'order', 'desc'],
  ['order=', 'order', 'desc'],
  ['orderBy=drop table', 'orderBy', 'impact'],
  ['orderBy=toString', 'orderBy', 'impact'],
  ['page=-1', 'page', 0],
  ['page=1.5', 'page', 0],
  ['page=1e3', 'page', 0],
  ['page=0x10', 'page', 0],
  ['page=%20', 'page', 0],
  ['page=99999999999999999999', 'page', 0],
  ['rowsPerPage=11', 'rowsPerPage', 10],
  ['rowsPerPage=100000', 'rowsPerPage', 10],
  ['rowsPerPage=NaN', 'rowsPerPage', 10],
] as const)('%s falls back to the default', (query, key, value) => {
  expect(parse(query)[key]).toBe(value);
});

test('one bad value leaves the others standing', () => {
  expect(parse('order=up&page=3')).toMatchObject({ order: 'desc', page: 3 });
});

test.each([
  ['filterImpact=', {}],
  ['filterImpact=,,', {}],
  ['filterImpact=critical,critical,%20serious', { impact: ['critical', 'serious'] }],
  ['filterImpact=colour%2Ctaste', { impact: ['colour', 'taste'] }],
  ['filterOther=x', {}],
  ['filterImpact=100%25', { impact: ['100%'] }],
  ['filterImpact=%FF,serious', { impact: ['\uFFFD', 'serious'] }],
  ['filterImpact=critical&filterImpact=serious', { impact: ['critical'] }],
  ['filter__proto__=x&filterimpact=x', {}],
])('%s', (query, filters) => {
  expect(parse(query).filters).toEqual(filters);
});

test('the defaults leave no trace in the address, and foreign parameters stay', () => {
  const params = formatTableView(defaultTableView(spec), spec, new URLSearchParams('tab=open&page=4'));
  expect(params.toString()).toBe('tab=open');
});

test.each([
  parse('order=asc&orderBy=id&page=2&rowsPerPage=25'),
  {
    ...defaultTableView(spec),
    filters: { impact: ['a,b', '100%', '%2C', 'é 漢 😀', ' padded ', '&x=y#+'], tags: ['wcag2a'] },
  },
  {
    ...defaultTableView(spec),
    filters: { tags: ['\'"><script>', '\u202Eright to left', 'W'.repeat(10_000)] },
  },
])('what is written is read again', (view) => {
  expect(parse(formatTableView(view, spec).toString())).toEqual(view);
});

test('a parameter is named after its column', () => {
  expect(filterParameter('impact')).toBe('filterImpact');
  expect(filterParameter('disabilitiesAffected')).toBe('filterDisabilitiesAffected');
});
