import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inProvider } from '../../internal/inProvider.tsx';
import { PageHeader } from './PageHeader.tsx';

afterEach(() => page.viewport(1024, 768));

const LONG = 'A website whose name goes on and on until it is longer than any header has room for';

test('cuts the title at 60 characters and the breadcrumbs at 35', async () => {
  const screen = await render(
    inProvider(<PageHeader title={LONG} breadcrumbs={[{ label: LONG, href: '/dashboard' }]} />),
  );
  const heading = screen.getByRole('heading', { level: 1 }).element();
  expect(heading.textContent).toHaveLength(60);
  expect(heading.parentElement?.title).toBe(LONG);
  await expect
    .element(screen.getByRole('link', { name: 'A website whose name goes on and o…' }))
    .toBeVisible();
});

test('breadcrumbs are for wide screens; the way back is for all', async () => {
  const header = (
    <PageHeader title="Page" backHref="/dashboard" breadcrumbs={[{ label: 'Projects', href: '/' }]} />
  );
  const screen = await render(inProvider(header));
  await expect.element(screen.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
  await page.viewport(360, 800);
  await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: 'Back' })).toBeVisible();
});
