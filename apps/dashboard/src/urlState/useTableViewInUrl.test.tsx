import type { TableView, TableViewSpec } from '@sitelens/results/table';
import { NuqsAdapter } from 'nuqs/adapters/react-router/v8';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { countSteps } from '../testing/countSteps.ts';
import { tableViewIn } from './tableParameters.ts';
import { useTableViewInUrl } from './useTableViewInUrl.ts';

const spec: TableViewSpec = {
  defaultOrder: 'desc',
  defaultOrderBy: 'impact',
  sortColumns: ['impact', 'totalIssues'],
  filterColumns: ['impact', 'tags'],
};

const own = window.location.href;
let shown: TableView;
let setView: (view: TableView) => void;

let second: TableView;
let setSecond: (view: TableView) => void;

function Table() {
  [shown, setView] = useTableViewInUrl(spec);
  [second, setSecond] = useTableViewInUrl(spec, 'second');
  return <output>{JSON.stringify(shown)}</output>;
}

/** Stands at the address of the test's own frame, since the query string is read from there. */
async function open(search: string) {
  window.history.pushState(null, '', `/table${search}`);
  return openAgain();
}

async function openAgain() {
  const router = createBrowserRouter([
    {
      path: '/table',
      element: (
        <NuqsAdapter>
          <Table />
        </NuqsAdapter>
      ),
    },
  ]);
  const screen = await render(<RouterProvider router={router} />);
  await expect.element(screen.getByRole('status')).toBeInTheDocument();
  return {
    close: async () => {
      await screen.unmount();
      router.dispose();
    },
  };
}

let opened: Awaited<ReturnType<typeof open>> | undefined;
beforeEach(() => {
  opened = undefined;
});
afterEach(async () => {
  await opened?.close();
  window.history.replaceState(null, '', own);
});

const search = () => decodeURIComponent(window.location.search);

test('filters are comma lists named after their columns, and survive a reload', async () => {
  opened = await open('?other=kept');
  setView({ ...shown, filters: { impact: ['critical', 'serious'], tags: ['wcag2a'] } });
  await expect.poll(search).toBe('?other=kept&filterImpact=critical,serious&filterTags=wcag2a');

  const before = shown;
  await opened.close();
  opened = await openAgain();
  expect(shown).toEqual(before);
  expect(shown.filters).toEqual({ impact: ['critical', 'serious'], tags: ['wcag2a'] });
});

test('each change is one step to go back from and forward to', async () => {
  opened = await open('?page=3');
  setView({ ...shown, page: 0, filters: { impact: ['critical'] } });
  await expect.poll(search).toBe('?filterImpact=critical');
  setView({ ...shown, orderBy: 'totalIssues' });
  await expect.poll(search).toContain('orderBy=totalIssues');

  window.history.back();
  await expect.poll(() => shown).toMatchObject({ orderBy: 'impact', filters: { impact: ['critical'] } });
  window.history.back();
  await expect.poll(() => shown).toMatchObject({ page: 3, filters: {} });
  window.history.forward();
  await expect.poll(() => shown).toMatchObject({ page: 0, filters: { impact: ['critical'] } });
});

test('a change that changes nothing is no step', async () => {
  opened = await open('?filterImpact=critical');
  const steps = countSteps();
  setView({ ...shown });
  setView({ ...shown, filters: { impact: ['critical'], tags: [] } });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(steps()).toBe(0);
});

test('what is set back to its default leaves the address', async () => {
  opened = await open('?order=asc&orderBy=totalIssues&page=2&rowsPerPage=50&filterImpact=minor');
  setView({ order: 'desc', orderBy: 'impact', page: 0, rowsPerPage: 10, filters: {} });
  await expect.poll(search).toBe('');
});

test('bad values fall back each by itself, and stay harmless', async () => {
  opened = await open('?order=up&orderBy=__proto__&page=-1&rowsPerPage=7&filterImpact=,,&filterOther=x');
  expect(shown).toEqual({ order: 'desc', orderBy: 'impact', page: 0, rowsPerPage: 10, filters: {} });
});

test('a value with a comma stays one value', async () => {
  opened = await open('');
  setView({ ...shown, filters: { tags: ['a,b', '100%'] } });
  await expect.poll(() => shown.filters).toEqual({ tags: ['a,b', '100%'] });
  await opened.close();
  opened = await openAgain();
  expect(shown.filters).toEqual({ tags: ['a,b', '100%'] });
});

test('the second table of a screen has parameters of its own', async () => {
  opened = await open('?page=3&secondFilterTags=wcag2a');
  expect(shown).toMatchObject({ page: 3, filters: {} });
  expect(second).toMatchObject({ page: 0, filters: { tags: ['wcag2a'] } });
  setSecond({ ...second, order: 'asc', page: 1 });
  await expect.poll(search).toBe('?page=3&secondFilterTags=wcag2a&secondOrder=asc&secondPage=1');
  expect(tableViewIn(new URLSearchParams(search()), spec, 'second')).toEqual(second);
  setView({ ...shown, page: 0 });
  await expect.poll(search).toBe('?secondFilterTags=wcag2a&secondOrder=asc&secondPage=1');
});
