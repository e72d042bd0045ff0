import { createClient } from '@sitelens/api-client';
import { goldenProject, goldenSubscription } from '@sitelens/golden';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inProvider } from '../testing/inProvider.tsx';
import { ProjectsList } from './ProjectsList.tsx';
import { SitelensClientProvider } from './SitelensClientProvider.tsx';

const projects = Array.from({ length: 12 }, (_, index) => ({
  ...goldenProject,
  id: `site-${index}`,
  name: `Site ${index}`,
  createdAt: new Date(Date.UTC(2026, 0, index + 1)).toISOString(),
  scans: [],
}));

async function renderList() {
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(new Request(input, init).url);
    return Response.json(pathname.endsWith('/subscriptions') ? goldenSubscription : { data: projects });
  };
  const client = createClient({ baseUrl: 'http://service.example', fetch });
  return render(
    inProvider(
      <SitelensClientProvider client={client} queryClient={new QueryClient()}>
        <ProjectsList />
      </SitelensClientProvider>,
    ),
  );
}

const firstRow = (screen: Awaited<ReturnType<typeof renderList>>) => screen.getByRole('rowheader').first();

test('shows the newest first, and starts a search at the first page', async () => {
  const screen = await renderList();
  await expect.element(firstRow(screen).getByText('Site 11', { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'Next page' }).click();
  await expect.element(firstRow(screen).getByText('Site 1', { exact: true })).toBeVisible();

  await screen.getByRole('textbox', { name: 'Search websites' }).fill('site 7');
  await expect.element(firstRow(screen).getByText('Site 7', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('textbox', { name: 'Search websites' })).toHaveValue('');
  await expect.element(screen.getByText('1–10 of 12')).toBeVisible();
});

test('says how many match, to who can’t see it too', async () => {
  const screen = await renderList();
  await screen.getByRole('textbox', { name: 'Search websites' }).fill('SITE 1');
  await expect.element(screen.getByText('3 websites match')).toBeInTheDocument();
  await screen.getByRole('textbox', { name: 'Search websites' }).fill('nowhere');
  await expect.element(screen.getByText('No projects found that match the search query')).toBeVisible();
  await screen.getByRole('button', { name: 'Clear search' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Search websites' })).toHaveFocus();
  await expect.element(screen.getByText('1–10 of 12')).toBeVisible();
});
