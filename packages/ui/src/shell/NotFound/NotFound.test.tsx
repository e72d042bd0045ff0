import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { inProvider } from '../../internal/inProvider.tsx';
import { NotFound } from './NotFound.tsx';

test('leads to the dashboard', async () => {
  const screen = await render(inProvider(<NotFound />));
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Oops, 404 Not Found!' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Go to the dashboard' }))
    .toHaveAttribute('href', '/dashboard');
});

test('on the public site to its start page', async () => {
  const screen = await render(inProvider(<NotFound publicHref="/" title="Project does not exist" />));
  await expect.element(screen.getByRole('heading', { name: 'Project does not exist' })).toBeVisible();
  expect(screen.getByRole('link').elements()).toHaveLength(1);
  await expect
    .element(screen.getByRole('link', { name: 'Go to the start page' }))
    .toHaveAttribute('href', '/');
});
