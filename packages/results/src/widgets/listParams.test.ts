import { expect, test } from 'vitest';
import { categoriesViewSpec, rulePagesViewSpec } from '../accessibility/viewSpecs.ts';
import { defaultTableView, parseTableView } from '../table/tableViewParameters.ts';
import { categoriesParams, rulePagesParams } from './listParams.ts';

const scan = { projectId: 'p', scanId: 's' };
const rule = { ...scan, accessibilityId: 'image-alt' };
const categoriesAt = (query: string) =>
  categoriesParams(scan, parseTableView(new URLSearchParams(query), categoriesViewSpec));

test('by default the categories come most severe first', () => {
  expect(categoriesAt('')).toMatchObject({ ...scan, page: 0, size: 10, order: 'desc', orderBy: 'impact' });
});

test('each column is filtered by its own parameter', () => {
  expect(
    categoriesAt(
      'filterImpact=critical,serious&filterTags=wcag2a&filterDisabilitiesAffected=VISUAL&filterSinceLastScan=NEW,FIXED',
    ),
  ).toMatchObject({
    filterImpact: ['critical', 'serious'],
    filterTags: ['wcag2a'],
    filterDisabilitiesAffected: ['VISUAL'],
    filterSinceLastScan: ['NEW', 'FIXED'],
  });
});

test.each(['impact', 'totalIssues', 'totalPages', 'id'])('the categories are ordered by %s', (orderBy) => {
  expect(categoriesAt(`orderBy=${orderBy}&order=asc`)).toMatchObject({ orderBy, order: 'asc' });
});

test('by default the pages with most issues come first', () => {
  expect(rulePagesParams(rule, defaultTableView(rulePagesViewSpec))).toEqual({
    ...rule,
    page: 0,
    size: 10,
    order: 'desc',
    orderBy: 'totalIssues',
    filterSinceLastScan: [],
  });
});

test('an order that the service does not have is not asked for', () => {
  const view = { ...defaultTableView(rulePagesViewSpec), orderBy: 'constructor' };
  expect(rulePagesParams(rule, view).orderBy).toBe('totalIssues');
});

test('a page that the service would refuse to count to is asked for as the last that it takes', () => {
  expect(categoriesAt('page=9007199254740991').page).toBe(1_000_000);
});

test('a filter keeps as many values as the service takes letters', () => {
  const values = Array.from({ length: 300 }, (_, index) => `value${index}`);
  const kept = categoriesAt(`filterTags=${values.join(',')}`).filterTags ?? [];
  expect(kept.join(',').length).toBeLessThanOrEqual(1_000);
  expect(kept.length).toBeGreaterThan(100);
  expect(kept).toEqual(values.slice(0, kept.length));
});

test('a value of ten thousand letters still filters', () => {
  const [kept = '', ...others] = categoriesAt(`filterTags=${'W'.repeat(10_000)}`).filterTags ?? [];
  expect(kept).toHaveLength(1_000);
  expect(others).toEqual([]);
});
