import { createClient } from '@sitelens/api-client';
import type { Scan, SiteAuditIssue } from '@sitelens/api-client/contract';
import { scanQuery } from '@sitelens/api-client/endpoints';
import { goldenScan, runningScan } from '@sitelens/golden';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { issuesPage } from '../site-audit/testing/auditHandlers.ts';
import { auditIssue, brokenLinks, numbered } from '../site-audit/testing/auditIssues.ts';
import { inProvider } from '../testing/inProvider.tsx';
import { SiteAuditIssues } from './SiteAuditIssues.tsx';
import { SitelensClientProvider } from './SitelensClientProvider.tsx';

const { projectId, scanId } = goldenScan;

interface Served {
  scan: Scan;
  issues: readonly SiteAuditIssue[];
  revision: number;
  isBroken?: boolean;
}

/** A service whose scan and issues are what the test says at the time. */
async function renderOver(served: Served, issueType: 'BROKEN_LINK' | 'DUPLICATE_TITLE_TAGS') {
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { url } = new Request(input, init);
    const { pathname, search } = new URL(url);
    if (pathname.endsWith('/count-by-issue-type')) {
      const { revision, issues } = served;
      return Response.json({ [issueType]: { count: issues.length, revision } });
    }
    if (!pathname.includes('/issues/')) return Response.json(served.scan);
    asked.push(search);
    if (served.isBroken) return new Response(null, { status: 500 });
    return Response.json(issuesPage(served.issues, url, served.revision));
  };
  const client = createClient({ baseUrl: 'http://service.example', fetch });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } });
  const screen = await render(
    inProvider(
      <SitelensClientProvider client={client} queryClient={queryClient}>
        <SiteAuditIssues projectId={projectId} scanId={scanId} issueType={issueType} />
      </SitelensClientProvider>,
    ),
  );
  // What the poll does every five seconds.
  const poll = () =>
    queryClient.refetchQueries({ queryKey: scanQuery(client, { projectId, scanId }).queryKey });
  return { screen, poll, asked };
}

const duplicates = (pages: number) =>
  auditIssue(
    'DUPLICATE_TITLE_TAGS',
    {
      page_urls: numbered(
        'href',
        Array.from({ length: pages }, (_, index) => `https://a.example/${index}`),
      ),
      content: { text: 'Untitled' },
    },
    pages,
  );

test('what a running scan adds is offered, and shown when it is asked for', async () => {
  const served: Served = { scan: runningScan(3), issues: brokenLinks(4), revision: 4 };
  const { screen, poll, asked } = await renderOver(served, 'BROKEN_LINK');
  await expect.element(screen.getByText('1–4 of 4')).toBeVisible();
  const update = screen.getByRole('button', { name: 'Update table data' });
  await expect.element(update).not.toBeInTheDocument();

  Object.assign(served, { scan: runningScan(6), issues: brokenLinks(14), revision: 14 });
  await poll();
  await expect.element(update).toBeVisible();
  // To come back from another tab asks for nothing either.
  window.dispatchEvent(new Event('visibilitychange'));
  await poll();
  await expect.element(screen.getByText('1–4 of 4')).toBeVisible();
  expect(asked).toHaveLength(1);

  await update.click();
  await expect.element(screen.getByText('1–10 of 14')).toBeVisible();
  await expect.element(update).not.toBeInTheDocument();
});

test('a group that grows stays as it is read, to the end of the scan and after', async () => {
  const served: Served = { scan: runningScan(3), issues: [duplicates(2)], revision: 2 };
  const { screen, poll } = await renderOver(served, 'DUPLICATE_TITLE_TAGS');
  await expect.element(screen.getByRole('listitem').first()).toBeVisible();
  expect(screen.getByRole('listitem').elements()).toHaveLength(2);

  Object.assign(served, { scan: goldenScan, issues: [duplicates(4)], revision: 4 });
  await poll();
  await expect.element(screen.getByRole('button', { name: 'Update table data' })).toBeVisible();
  expect(screen.getByRole('listitem').elements()).toHaveLength(2);

  await screen.getByRole('button', { name: 'Update table data' }).click();
  await expect.poll(() => screen.getByRole('listitem').elements().length).toBe(4);
  await expect.element(screen.getByText('The scan has ended, and the table is up to date.')).toBeVisible();
});

test('who turns to another page sees it as it is now, and so the one before on the way back', async () => {
  const served: Served = { scan: runningScan(3), issues: brokenLinks(12), revision: 12 };
  const { screen, poll, asked } = await renderOver(served, 'BROKEN_LINK');
  await expect.element(screen.getByText('1–10 of 12')).toBeVisible();

  Object.assign(served, { scan: runningScan(6), issues: brokenLinks(30), revision: 30 });
  await poll();
  await expect.element(screen.getByRole('button', { name: 'Update table data' })).toBeVisible();
  await screen.getByRole('button', { name: 'Next page' }).click();
  await expect.element(screen.getByText('11–20 of 30')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Update table data' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Previous page' }).click();
  await expect.element(screen.getByText('1–10 of 30')).toBeVisible();
  expect(asked).toEqual(['?page=0&size=10', '?page=1&size=10', '?page=0&size=10']);

  // What is as new as it gets is not asked for again.
  await screen.getByRole('button', { name: 'Next page' }).click();
  await expect.element(screen.getByText('11–20 of 30')).toBeVisible();
  expect(asked).toHaveLength(3);
});

test('an update that fails keeps the rows, says so, and can be tried again', async () => {
  const served: Served = { scan: runningScan(3), issues: brokenLinks(2), revision: 2 };
  const { screen, poll } = await renderOver(served, 'BROKEN_LINK');
  await expect.element(screen.getByText('1–2 of 2')).toBeVisible();

  Object.assign(served, {
    scan: runningScan(6),
    issues: brokenLinks(3),
    revision: 3,
    isBroken: true,
  });
  await poll();
  const update = screen.getByRole('button', { name: 'Update table data' });
  await update.click();
  await expect.element(screen.getByRole('status').getByText(/could not be retrieved/)).toBeInTheDocument();
  await expect.element(screen.getByText('1–2 of 2')).toBeVisible();

  served.isBroken = false;
  await update.click();
  await expect.element(screen.getByText('1–3 of 3')).toBeVisible();
});
