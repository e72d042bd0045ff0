import { createClient } from '@sitelens/api-client';
import type { AccessibilityCategory, Scan } from '@sitelens/api-client/contract';
import { scanQuery } from '@sitelens/api-client/endpoints';
import { goldenCategories, goldenScan, runningScan } from '@sitelens/golden';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { inProvider } from '../testing/inProvider.tsx';
import { AccessibilityCategories } from './AccessibilityCategories.tsx';
import { SitelensClientProvider } from './SitelensClientProvider.tsx';

const { facets } = goldenCategories();
const { projectId, scanId } = goldenScan;

const rule = (id: string, impact: 'critical' | 'serious', totalIssues: number): AccessibilityCategory => ({
  id,
  impact,
  totalIssues,
  totalPages: 1,
  tags: [],
  disabilitiesAffected: [],
});

interface Served {
  scan: Scan;
  rules: readonly AccessibilityCategory[];
}

/** A service whose scan and rules are what the test says at the time. */
async function renderOver(served: Served) {
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (!new URL(new Request(input, init).url).pathname.endsWith('/categories'))
      return Response.json(served.scan);
    const paginationDetails = { totalRecords: served.rules.length, currentPage: 0, limit: 10 };
    return Response.json({ data: served.rules, paginationDetails, facets });
  };
  const client = createClient({ baseUrl: 'http://service.example', fetch });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const screen = await render(
    inProvider(
      <SitelensClientProvider client={client} queryClient={queryClient}>
        <AccessibilityCategories projectId={projectId} scanId={scanId} onRuleOpen={() => undefined} />
      </SitelensClientProvider>,
    ),
  );
  // What the poll does every five seconds.
  const poll = () =>
    queryClient.refetchQueries({ queryKey: scanQuery(client, { projectId, scanId }).queryKey });
  return { screen, poll };
}

function shownRules(): (string | undefined)[] {
  return [...document.querySelectorAll('tbody [role="rowheader"]')].map((cell) =>
    cell.textContent?.split(' ').at(-1),
  );
}

test('while a scan runs, rows alike in impact keep their places, and the focus its row', async () => {
  const served: Served = {
    scan: runningScan(3),
    rules: [rule('label', 'critical', 5), rule('image-alt', 'critical', 4), rule('region', 'serious', 1)],
  };
  const { screen, poll } = await renderOver(served);
  await expect.poll(shownRules).toEqual(['label', 'image-alt', 'region']);
  const focused = screen.getByRole('button', { name: /image-alt$/ });
  focused.element().focus();

  served.scan = runningScan(6);
  served.rules = [
    rule('button-name', 'critical', 9),
    rule('image-alt', 'critical', 7),
    rule('label', 'critical', 5),
    rule('list', 'serious', 3),
    rule('region', 'serious', 1),
  ];
  await poll();
  await expect.poll(shownRules).toEqual(['label', 'image-alt', 'button-name', 'region', 'list']);
  await expect.element(focused).toHaveFocus();

  served.scan = goldenScan;
  served.rules = [...served.rules];
  await poll();
  await expect.element(screen.getByRole('cell', { name: /9/ }).first()).toBeVisible();
});

test('before a page was looked at nothing is said; then that nothing was found so far; in the end that nothing was', async () => {
  const served: Served = { scan: runningScan(0), rules: [] };
  const { screen, poll } = await renderOver(served);
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');

  served.scan = runningScan(1);
  await poll();
  await expect.element(screen.getByRole('heading', { name: 'No issues found so far!' })).toBeVisible();

  served.scan = { ...goldenScan, accessibilityIssues: 0 };
  await poll();
  await expect.element(screen.getByRole('heading', { name: 'No accessibility issues found' })).toBeVisible();
});
