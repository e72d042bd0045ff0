import { createClient } from '@sitelens/api-client';
import type { Scan, SiteAuditCounts, SiteAuditIssueType } from '@sitelens/api-client/contract';
import { scanQuery } from '@sitelens/api-client/endpoints';
import { goldenScan, runningScan } from '@sitelens/golden';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BROKEN_LINK_TYPES } from '../site-audit/siteAuditScopes.ts';
import { inProvider } from '../testing/inProvider.tsx';
import { SiteAuditOverview } from './SiteAuditOverview.tsx';
import { SitelensClientProvider } from './SitelensClientProvider.tsx';

const { projectId, scanId } = goldenScan;

interface Served {
  scan: Scan;
  counts: SiteAuditCounts;
}

const found = (count: number) => ({ count, revision: count });

const MIXED = ['BROKEN_LINK', 'BROKEN_IMAGE', 'TITLE_TOO_LONG', 'MISSING_TITLE'] as const;

/** A service whose scan and counts are what the test says at the time. */
async function renderOver(served: Served, types: readonly SiteAuditIssueType[] = MIXED) {
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(new Request(input, init).url);
    return Response.json(pathname.endsWith('/count-by-issue-type') ? served.counts : served.scan);
  };
  const client = createClient({ baseUrl: 'http://service.example', fetch });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const screen = await render(
    inProvider(
      <SitelensClientProvider client={client} queryClient={queryClient}>
        <SiteAuditOverview projectId={projectId} scanId={scanId} types={types} onTypeOpen={() => undefined} />
      </SitelensClientProvider>,
    ),
  );
  const { queryKey } = scanQuery(client, { projectId, scanId });
  // A first answer that is still on its way would be taken for that of a poll.
  await expect.poll(() => queryClient.getQueryData(queryKey)).toBeDefined();
  // What the poll does every five seconds.
  const poll = () => queryClient.refetchQueries({ queryKey });
  return { screen, poll };
}

function shownTypes(): (string | null)[] {
  return [...document.querySelectorAll('tbody [role="rowheader"]')].map((cell) => cell.textContent);
}

test('while a scan runs, types alike in severity keep their places, and the focus its row', async () => {
  const served: Served = {
    scan: runningScan(3),
    counts: { BROKEN_LINK: found(2), TITLE_TOO_LONG: found(3) },
  };
  const { screen, poll } = await renderOver(served);
  await expect.poll(shownTypes).toEqual(['Broken links', 'Titles that are too long']);
  const focused = screen.getByRole('button', { name: 'Broken links' });
  focused.element().focus();

  served.scan = runningScan(6);
  served.counts = {
    BROKEN_IMAGE: found(9),
    BROKEN_LINK: found(2),
    MISSING_TITLE: found(8),
    TITLE_TOO_LONG: found(3),
  };
  await poll();
  await expect
    .poll(shownTypes)
    .toEqual(['Broken links', 'Broken images', 'Titles that are too long', 'Pages without a title']);
  await expect.element(focused).toHaveFocus();
});

test('before a page was looked at nothing is said; then that nothing was found so far; in the end congratulations', async () => {
  const served: Served = { scan: runningScan(0), counts: {} };
  const { screen, poll } = await renderOver(served);
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');

  served.scan = runningScan(1);
  await poll();
  await expect.element(screen.getByRole('heading', { name: 'No issues found so far!' })).toBeVisible();

  served.scan = goldenScan;
  await poll();
  await expect
    .element(screen.getByRole('heading', { name: "Congratulations! We haven't found any issues!" }))
    .toBeVisible();
});

test('a type that this screen is not about is not listed, though it was found', async () => {
  await page.viewport(320, 800);
  const { screen } = await renderOver({
    scan: goldenScan,
    counts: { BROKEN_IMAGE: found(1), BLOCKED_BY_ROBOTS: found(7) },
  });
  await expect.element(screen.getByText('1–1 of 1')).toBeVisible();
  expect(shownTypes()).toEqual(['Broken images']);
  expect(document.documentElement.scrollWidth).toBe(320);
  await page.viewport(1024, 768);
});

test('that a scan found no broken links says nothing where it asked for none', async () => {
  const scan: Scan = {
    ...goldenScan,
    screenSizes: [{ screenSize: 'desktop', evaluators: ['SITE_AUDIT', 'DUPLICATE_TITLE'] }],
  };
  const { screen } = await renderOver({ scan, counts: {} }, BROKEN_LINK_TYPES);
  await expect.element(screen.getByRole('heading', { name: 'This scan has no site audit' })).toBeVisible();
});
