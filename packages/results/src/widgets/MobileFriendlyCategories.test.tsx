import { createClient } from '@sitelens/api-client';
import type { MobileFriendlyCategory } from '@sitelens/api-client/contract';
import { scanQuery } from '@sitelens/api-client/endpoints';
import { goldenScan, runningScan } from '@sitelens/golden';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { mobileCategory } from '../mobile/testing/mobileLists.ts';
import { inProvider } from '../testing/inProvider.tsx';
import { MobileFriendlyCategories } from './MobileFriendlyCategories.tsx';
import { SitelensClientProvider } from './SitelensClientProvider.tsx';

const { projectId, scanId } = goldenScan;

/** A scan that runs: how far it is, and what it has found by then, are what the test says at the time. */
function serviceWith(state: { pages: number; found: readonly MobileFriendlyCategory[] }) {
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(new Request(input, init).url);
    if (!pathname.endsWith('/categories')) return Response.json(runningScan(state.pages));
    return Response.json({
      data: state.found,
      paginationDetails: { totalRecords: state.found.length, currentPage: 0, limit: 10 },
      facets: { impact: [], sinceLastScan: [] },
    });
  };
  const client = createClient({ baseUrl: 'http://service.example', fetch });
  return { client, queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }) };
}

async function show(service: ReturnType<typeof serviceWith>) {
  const screen = await render(
    inProvider(
      <SitelensClientProvider {...service}>
        <MobileFriendlyCategories projectId={projectId} scanId={scanId} />
      </SitelensClientProvider>,
    ),
  );
  /** What the poll does every five seconds. */
  const poll = () =>
    service.queryClient.refetchQueries({
      queryKey: scanQuery(service.client, { projectId, scanId }).queryKey,
      exact: true,
    });
  return { screen, poll };
}

const found = (id: Parameters<typeof mobileCategory>[0], totalIssues: number): MobileFriendlyCategory => ({
  ...mobileCategory(id),
  totalIssues,
});

test('what a running scan finds appears by itself', async () => {
  const state = { pages: 1, found: [] as MobileFriendlyCategory[] };
  const { screen, poll } = await show(serviceWith(state));
  await expect.element(screen.getByText('No issues found so far!')).toBeVisible();
  state.pages = 2;
  state.found = [found('text-too-small', 3)];
  await poll();
  await expect.element(screen.getByText('text-too-small')).toBeVisible();
});

test('rows keep their places while the scan counts on, and new ones come after those alike', async () => {
  const state = { pages: 1, found: [found('text-too-small', 5), found('tap-target-too-small', 4)] };
  const { screen, poll } = await show(serviceWith(state));
  await expect.element(screen.getByText('tap-target-too-small')).toBeVisible();
  state.pages = 2;
  state.found = [
    found('viewport-fixed-width', 40),
    found('tap-target-too-small', 20),
    found('text-too-small', 5),
  ];
  await poll();
  await expect.element(screen.getByText('viewport-fixed-width')).toBeVisible();
  const ids = screen
    .getByRole('rowheader')
    .elements()
    .map((cell) => cell.querySelector('code')?.textContent);
  expect(ids).toEqual(['text-too-small', 'tap-target-too-small', 'viewport-fixed-width']);
});
