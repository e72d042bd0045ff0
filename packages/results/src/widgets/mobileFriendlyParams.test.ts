import { expect, test } from 'vitest';
import { rulePagesViewSpec } from '../findings/rulePagesViewSpec.ts';
import { mobileFriendlyCategoriesViewSpec } from '../mobile/mobileFriendlyCategoriesViewSpec.ts';
import { defaultTableView, parseTableView } from '../table/tableViewParameters.ts';
import {
  mobileFriendlyCategoriesParams,
  mobileFriendlyIssueBoxesParams,
  mobileFriendlyIssuePagesParams,
  mobileFriendlyIssuesParams,
} from './mobileFriendlyParams.ts';
import { defaultPageIssuesView, type PageIssuesView } from './pageIssuesView.ts';

const scan = { projectId: 'p', scanId: 's' };
const onPage = { ...scan, pageId: 'page', issueId: 'text-too-small' };

test('what is worst is asked for first, ten at a time', () => {
  const view = defaultTableView(mobileFriendlyCategoriesViewSpec);
  expect(mobileFriendlyCategoriesParams(scan, view)).toEqual({
    ...scan,
    page: 0,
    size: 10,
    order: 'desc',
    orderBy: 'impact',
    filterImpact: [],
    filterSinceLastScan: [],
  });
});

test('a list is asked for by all that an address says of it, and by nothing that it does not know', () => {
  const address = new URLSearchParams(
    'order=asc&orderBy=totalPages&page=3&rowsPerPage=50&filterImpact=minor&filterSinceLastScan=NEW&filterTags=wcag2a',
  );
  const view = parseTableView(address, mobileFriendlyCategoriesViewSpec);
  expect(mobileFriendlyCategoriesParams(scan, view)).toEqual({
    ...scan,
    page: 3,
    size: 50,
    order: 'asc',
    orderBy: 'totalPages',
    filterImpact: ['minor'],
    filterSinceLastScan: ['NEW'],
  });
});

test.each(['tags', 'disabilitiesAffected', ''])(
  'sorted by %j, which no column is, it is by impact',
  (orderBy) => {
    const view = { ...defaultTableView(mobileFriendlyCategoriesViewSpec), orderBy };
    expect(mobileFriendlyCategoriesParams(scan, view).orderBy).toBe('impact');
  },
);

test('the pages of an issue are asked for with most elements first', () => {
  const view = defaultTableView(rulePagesViewSpec);
  expect(mobileFriendlyIssuePagesParams({ ...scan, issueId: 'text-too-small' }, view)).toMatchObject({
    issueId: 'text-too-small',
    order: 'desc',
    orderBy: 'totalIssues',
  });
});

test('boxes are asked for by the list’s filter, and all at once', () => {
  const filters = { sinceLastScan: ['NEW'] };
  const view: PageIssuesView = { ...defaultPageIssuesView, page: 2, rowsPerPage: 25, filters };
  expect(mobileFriendlyIssuesParams(onPage, view)).toEqual({
    ...onPage,
    page: 2,
    size: 25,
    filterSinceLastScan: ['NEW'],
  });
  expect(mobileFriendlyIssueBoxesParams(onPage, view)).toEqual({ ...onPage, filterSinceLastScan: ['NEW'] });
});
