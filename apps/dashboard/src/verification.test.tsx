import { createClient } from '@sitelens/api-client';
import { goldenTokenInfo } from '@sitelens/golden';
import { SitelensClientProvider } from '@sitelens/results/widgets';
import { SitelensProvider } from '@sitelens/ui/theme';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { VerificationGate } from './session/VerificationGate.tsx';
import { type FakeService, fakeService } from './testing/fakeService.ts';
import { renderDashboard } from './testing/renderDashboard.tsx';

const CHECK = 'GET /api/v1/users/email-verification';
const unverified = { ...goldenTokenInfo, emailVerified: false };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function unverifiedService(isVerified = false): FakeService {
  const service = fakeService();
  service.answer('GET /api/v1/tokeninfo', () => Response.json(unverified));
  service.answer('GET /api/v1/subscriptions', () => new Response(null, { status: 403 }));
  service.answer(CHECK, () => Response.json({ emailVerified: isVerified }));
  return service;
}

test('who has not verified their address sees nothing else', async () => {
  const service = unverifiedService();
  const { screen } = await renderDashboard('/dashboard/settings', service);
  await expect
    .element(screen.getByText(/An e-mail was sent to demo@sitelens.example\. Follow the link/))
    .toBeVisible();
  await expect.poll(() => document.title).toBe('Verify your e-mail address – Sitelens');
  await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: /outbox/ })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Refresh' }).click();
  await expect.element(screen.getByText('The address has not been verified yet.')).toBeVisible();
});

test('where e-mails are not sent it leads to where they are, past the router', async () => {
  const service = unverifiedService();
  service.answer('GET /api/v1/installation', () => Response.json({ publicScans: true, showsOutbox: true }));
  const { screen } = await renderDashboard('/dashboard', service);
  await expect.element(screen.getByRole('link', { name: /outbox/ })).toHaveAttribute('href', '/outbox');
});

test('what another tab has verified, and logged in with, opens the dashboard by itself', async () => {
  const service = unverifiedService();
  const { screen } = await renderDashboard('/dashboard', service);
  await expect.element(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
  service.answer('GET /api/v1/tokeninfo', () => Response.json(goldenTokenInfo));
  service.answer(CHECK, () => Response.json({ emailVerified: true }));
  await screen.getByRole('button', { name: 'Refresh' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Website projects' })).toBeVisible();
});

async function renderGate(service: FakeService, leave: (href: string) => void) {
  const client = createClient({ baseUrl: 'http://service.example', fetch: service.fetch });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } });
  const element = (
    <SitelensClientProvider client={client} queryClient={queryClient}>
      <VerificationGate email="demo@sitelens.example" leave={leave} />
    </SitelensClientProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }], {
    initialEntries: ['/dashboard/projects/p'],
  });
  return render(
    <SitelensProvider theme="light">
      <RouterProvider router={router} />
    </SitelensProvider>,
  );
}

/** The query string is the test frame's own. */
const LOGIN = expect.stringContaining('/oauth2/authorization/auth0?originUrl=%2Fdashboard%2Fprojects%2Fp');

test('once verified it leads to the login again, and back here', async () => {
  const leave = vi.fn();
  await renderGate(unverifiedService(true), leave);
  await expect.poll(() => leave.mock.calls).toEqual([[LOGIN]]);
});

test('where the login has not mended it, it is offered and nobody goes round in circles', async () => {
  const leave = vi.fn();
  const first = await renderGate(unverifiedService(true), leave);
  await expect.poll(() => leave.mock.calls.length).toBe(1);
  await first.unmount();
  const second = await renderGate(unverifiedService(true), leave);
  await expect.element(second.getByRole('link', { name: 'Log in again' })).toHaveAttribute('href', LOGIN);
  expect(leave).toHaveBeenCalledOnce();
});
