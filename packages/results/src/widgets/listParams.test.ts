import { expect, test } from 'vitest';
import { categoriesViewSpec } from '../accessibility/categoriesViewSpec.ts';
import { rulePagesViewSpec } from '../findings/rulePagesViewSpec.ts';
import { pagesViewSpec } from '../overview/pageOutcomes.ts';
import { similarIssuesViewSpec } from '../overview/similar/similarIssuesView.ts';
import { defaultTableView, parseTableView } from '../table/tableViewParameters.ts';
import { categoriesParams, commonComponentsParams, pagesParams, rulePagesParams } from './listParams.ts';

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

test('by default the components that fail most often come first', () => {
  expect(commonComponentsParams(scan, defaultTableView(similarIssuesViewSpec))).toEqual({
    ...scan,
    page: 0,
    size: 10,
    order: 'desc',
    orderBy: 'count',
  });
});

test('pages are asked for by their outcome, and in no order', () => {
  const view = { ...defaultTableView(pagesViewSpec), filters: { outcome: ['FAILED'] } };
  expect(pagesParams(scan, view)).toEqual({ ...scan, page: 0, size: 10, outcome: 'FAILED' });
});

test('an outcome that there is not is not asked for', () => {
  const view = { ...defaultTableView(pagesViewSpec), filters: { outcome: ['GONE'] } };
  expect(pagesParams(scan, view)).toEqual({ ...scan, page: 0, size: 10 });
});

test.each([
  ['categories', categoriesParams, categoriesViewSpec],
  ['common components', commonComponentsParams, similarIssuesViewSpec],
  ['pages', pagesParams, pagesViewSpec],
] as const)(
  'of the %s, a page that the service would refuse to count to is the last that it takes',
  (_, paramsOf, spec) => {
    const view = parseTableView(new URLSearchParams('page=9007199254740991'), spec);
    expect(paramsOf(scan, view).page).toBe(1_000_000);
  },
);

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
