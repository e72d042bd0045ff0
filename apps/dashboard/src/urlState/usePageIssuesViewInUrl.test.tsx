import type { PageIssuesView } from '@sitelens/results/widgets';
import { NuqsAdapter } from 'nuqs/adapters/react-router/v8';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { countSteps } from '../testing/countSteps.ts';
import { usePageIssuesViewInUrl } from './usePageIssuesViewInUrl.ts';

const own = window.location.href;
let shown: PageIssuesView;
let setView: (view: PageIssuesView) => void;

function Issues() {
  [shown, setView] = usePageIssuesViewInUrl();
  return <output>{JSON.stringify(shown)}</output>;
}

async function open(search: string) {
  window.history.pushState(null, '', `/issues${search}`);
  const element = (
    <NuqsAdapter>
      <Issues />
    </NuqsAdapter>
  );
  const router = createBrowserRouter([{ path: '/issues', element }]);
  const screen = await render(<RouterProvider router={router} />);
  await expect.element(screen.getByRole('status')).toBeInTheDocument();
}

afterEach(() => window.history.replaceState(null, '', own));

test('stepping through issues is no step to go back from; paging is one', async () => {
  await open('?size=phone');
  const steps = countSteps();
  setView({ ...shown, issueId: 'a' });
  await expect.poll(() => window.location.search).toBe('?size=phone&issue=a');
  setView({ ...shown, issueId: 'b', screenSize: 'tablet' });
  await expect.poll(() => window.location.search).toBe('?size=tablet&issue=b');
  expect(steps()).toBe(0);

  setView({ ...shown, page: 1, issueId: undefined });
  await expect.poll(() => window.location.search).toBe('?size=tablet&page=1');
  expect(steps()).toBe(1);
  window.history.back();
  await expect.poll(() => shown).toMatchObject({ page: 0, issueId: 'b', screenSize: 'tablet' });
});

test('a step that turns the page of the list is none to go back from either; a filter is one', async () => {
  await open('?issue=a');
  const steps = countSteps();
  setView({ ...shown, issueId: 'b', page: 1 });
  await expect.poll(() => new URLSearchParams(window.location.search).get('issue')).toBe('b');
  expect(shown).toMatchObject({ issueId: 'b', page: 1 });
  expect(steps()).toBe(0);

  setView({ ...shown, issueId: undefined, page: 0, filters: { sinceLastScan: ['NEW'] } });
  await expect.poll(() => window.location.search).toBe('?filterSinceLastScan=NEW');
  expect(steps()).toBe(1);
  window.history.back();
  await expect.poll(() => shown).toMatchObject({ issueId: 'b', page: 1, filters: {} });
});

test('a size that there is not is none', async () => {
  await open('?size=watch&page=-3');
  expect(shown).toMatchObject({ page: 0, screenSize: undefined });
});
