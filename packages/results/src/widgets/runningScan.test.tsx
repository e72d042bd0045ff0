import { createClient } from '@sitelens/api-client';
import { scansQuery } from '@sitelens/api-client/endpoints';
import {
  goldenCategories,
  goldenCommonComponents,
  goldenPages,
  goldenScan,
  goldenStatistics,
  goldenSubscription,
  runningScan,
} from '@sitelens/golden';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { inProvider } from '../testing/inProvider.tsx';
import { ProjectOverview } from './ProjectOverview.tsx';
import { SitelensClientProvider } from './SitelensClientProvider.tsx';
import { StartScanButton } from './StartScanButton.tsx';

const { projectId } = goldenScan;
const running = runningScan(12);
const pagination = { totalRecords: 1, currentPage: 0, limit: 10 };

/** A service whose scans are what the test says at the time; it notes who starts one. */
function serviceWith(scans: { current: readonly object[] }, starts: string[] = []) {
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { method, url } = new Request(input, init);
    const { pathname } = new URL(url);
    if (pathname.endsWith('/subscriptions')) return Response.json(goldenSubscription);
    if (pathname.endsWith('/categories')) return Response.json(goldenCategories(0, 50));
    if (pathname.endsWith('/pages')) {
      return Response.json({ data: goldenPages.slice(0, 1), paginationDetails: pagination });
    }
    if (pathname.endsWith('/statistics')) return Response.json(goldenStatistics);
    if (pathname.endsWith('/common-components')) return Response.json(goldenCommonComponents());
    if (method === 'POST') {
      starts.push(pathname);
      scans.current = [running];
      return Response.json(running, { status: 201 });
    }
    return pathname.endsWith('/scans') ? Response.json(scans.current) : Response.json(scans.current[0]);
  };
  const client = createClient({ baseUrl: 'http://service.example', fetch });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return { client, queryClient };
}

test('a scan that ends shows its summary by itself, and says so to who can’t see it', async () => {
  const scans = { current: [running] as readonly object[] };
  const service = serviceWith(scans);
  const screen = await render(
    inProvider(
      <SitelensClientProvider {...service}>
        <ProjectOverview projectId={projectId} />
      </SitelensClientProvider>,
    ),
  );
  await expect.element(screen.getByRole('progressbar')).toBeVisible();
  await expect.element(screen.getByText('So far: the scan is still running.')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'A scan is running' })).toBeVisible();

  scans.current = [goldenScan];
  // What the poll does every five seconds.
  await service.queryClient.refetchQueries({ queryKey: scansQuery(service.client, { projectId }).queryKey });
  await expect.element(screen.getByRole('heading', { name: 'Latest scan' })).toBeVisible();
  await expect.element(screen.getByRole('img', { name: /^Bar chart with one bar/ })).toBeVisible();
  await expect.element(screen.getByText('So far: the scan is still running.')).not.toBeInTheDocument();
  await expect.element(screen.getByText('The scan has ended. Its results are here.')).toBeInTheDocument();
});

test('starting a scan puts "Running" in the place of the button, focus and all', async () => {
  const service = serviceWith({ current: [goldenScan] });
  const screen = await render(
    inProvider(
      <SitelensClientProvider {...service}>
        <StartScanButton projectId={projectId} />
      </SitelensClientProvider>,
    ),
  );
  await screen.getByRole('button', { name: 'Start crawl' }).click();
  await expect.element(screen.getByText('Running')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Start crawl' })).not.toBeInTheDocument();
  expect(document.activeElement?.textContent).toContain('Running');
});

test('a double click starts one scan', async () => {
  const starts: string[] = [];
  const service = serviceWith({ current: [goldenScan] }, starts);
  const screen = await render(
    inProvider(
      <SitelensClientProvider {...service}>
        <StartScanButton projectId={projectId} />
      </SitelensClientProvider>,
    ),
  );
  const start = screen.getByRole('button', { name: 'Start crawl' });
  await expect.element(start).toBeVisible();
  const button = start.element();
  // Both in one go: nothing is drawn between them.
  button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(screen.getByText('Running')).toBeVisible();
  expect(starts).toHaveLength(1);
});

test('starting the first scan shows its progress in the place of the button, focus and all', async () => {
  const service = serviceWith({ current: [] });
  const screen = await render(
    inProvider(
      <SitelensClientProvider {...service}>
        <ProjectOverview projectId={projectId} />
      </SitelensClientProvider>,
    ),
  );
  await screen.getByRole('button', { name: 'Start crawl' }).click();
  await expect.element(screen.getByRole('progressbar')).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toContain('Scan in progress');
});
