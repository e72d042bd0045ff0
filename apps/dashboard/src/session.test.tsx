import { goldenProject, goldenTokenInfo } from '@sitelens/golden';
import { beforeEach, expect, test, vi } from 'vitest';
import { pathsIn } from './navigation/paths.ts';
import { rememberedSession } from './session/rememberedSession.ts';
import { fakeService } from './testing/fakeService.ts';
import { renderDashboard } from './testing/renderDashboard.tsx';

const TOKEN = 'GET /api/v1/tokeninfo';
const nobody = () => Response.json({ authenticated: false });
const another = {
  ...goldenTokenInfo,
  userRef: '0192f3a4-6b1c-7d2e-8f30-a1b2c3d4e5ff',
  email: 'eve@example.com',
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const keepsSession = { keepsSession: true };

test('who was signed in is shown at once, and asked about', async () => {
  rememberedSession.write(goldenTokenInfo);
  const service = fakeService();
  const answer = Promise.withResolvers<Response>();
  const { fetch } = service;
  const slow = {
    ...service,
    fetch: (async (input, init) => {
      const isToken = new URL(new Request(input, init).url).pathname.endsWith('/tokeninfo');
      return isToken ? answer.promise : fetch(input, init);
    }) satisfies typeof globalThis.fetch,
  };
  const { screen } = await renderDashboard('/dashboard', slow, keepsSession);
  await expect.element(screen.getByRole('button', { name: /demo@sitelens.example/ })).toBeVisible();
  answer.resolve(nobody());
  await expect.element(screen.getByText('You are no longer logged in')).toBeVisible();
  await expect.poll(() => rememberedSession.read()).toBeUndefined();
});

test('who signs in is remembered, but not with an address that is not verified', async () => {
  const { screen } = await renderDashboard('/dashboard', fakeService(), keepsSession);
  await expect.poll(() => rememberedSession.read()?.email).toBe('demo@sitelens.example');
  await screen.unmount();

  const service = fakeService();
  service.answer(TOKEN, () => Response.json({ ...goldenTokenInfo, emailVerified: false }));
  await renderDashboard('/dashboard', service, keepsSession);
  await expect.poll(() => rememberedSession.read()).toBeUndefined();
});

test('a remembered session that has ended leads no visitor into the dashboard', async () => {
  rememberedSession.write(goldenTokenInfo);
  const service = fakeService();
  service.answer(TOKEN, nobody);
  const { screen, router } = await renderDashboard('/', service, keepsSession);
  await expect.element(screen.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
});

test('another tab’s sign-out is noticed', async () => {
  const service = fakeService();
  const { screen } = await renderDashboard('/dashboard', service, keepsSession);
  await expect.element(screen.getByRole('link', { name: /Harbour & Pine/ })).toBeVisible();
  service.answer(TOKEN, nobody);
  // What the browser says of a change that another tab has made.
  rememberedSession.forget();
  window.dispatchEvent(new StorageEvent('storage', { key: rememberedSession.key }));
  await expect.element(screen.getByText('You are no longer logged in')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /Harbour & Pine/ })).not.toBeInTheDocument();
});

test('another tab that keeps the same says nothing new: two tabs don’t answer each other without end', async () => {
  const service = fakeService();
  const { screen } = await renderDashboard('/dashboard', service, keepsSession);
  await expect.element(screen.getByRole('link', { name: /Harbour & Pine/ })).toBeVisible();
  await expect.poll(() => rememberedSession.read()?.email).toBe('demo@sitelens.example');
  service.requests.length = 0;
  rememberedSession.write(goldenTokenInfo);
  window.dispatchEvent(new StorageEvent('storage', { key: rememberedSession.key }));
  await screen.getByRole('button', { name: /account menu/ }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Profile settings' })).toBeVisible();
  expect(service.requests).not.toContain(TOKEN);
});

test('where somebody else has signed in in another tab, nothing of the first is left', async () => {
  const service = fakeService();
  const { screen } = await renderDashboard('/dashboard', service, keepsSession);
  await expect.element(screen.getByRole('link', { name: /Harbour & Pine/ })).toBeVisible();
  service.answer(TOKEN, () => Response.json(another));
  service.answer('GET /api/v1/projects/scans/latest', () => Response.json({ data: [] }));
  rememberedSession.write(another);
  window.dispatchEvent(new StorageEvent('storage', { key: rememberedSession.key }));
  await expect.element(screen.getByText('There are no projects')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /eve@example.com/ })).toBeVisible();
});

test('signing out forgets the session before the page is left', async () => {
  const submitted = vi.fn((event: SubmitEvent) => event.preventDefault());
  window.addEventListener('submit', submitted, { once: true });
  const { screen } = await renderDashboard('/dashboard', fakeService(), keepsSession);
  await expect.poll(() => rememberedSession.read()?.email).toBe('demo@sitelens.example');
  await screen.getByRole('button', { name: 'Sign out' }).click();
  expect(submitted).toHaveBeenCalledOnce();
  expect(rememberedSession.read()).toBeUndefined();
});

test('a session that ends while somebody works is said to have expired, and leads back here', async () => {
  const service = fakeService();
  service.answer(TOKEN, nobody);
  const project = pathsIn.dashboard.project(goldenProject.id);
  const { screen } = await renderDashboard(`${project}?order=asc&auth=timeout`, service);
  await expect.element(screen.getByText('Your session expired. Please login.')).toBeVisible();
});

test('where cookies are refused the login says what to do', async () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  const service = fakeService();
  service.answer(TOKEN, nobody);
  const { screen } = await renderDashboard('/dashboard', service);
  await expect.element(screen.getByText(/^Your browser refuses cookies/)).toBeVisible();
  vi.restoreAllMocks();
});

test('where storage is forbidden all goes on, only nothing is remembered', async () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(forbidden);
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(forbidden);
  const { screen } = await renderDashboard('/dashboard?search=harbour', fakeService(), keepsSession);
  await screen.getByRole('link', { name: /Harbour & Pine/ }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Harbour & Pine' })).toBeVisible();
  await screen.getByRole('button', { name: 'Collapse navigation' }).click();
  await expect.element(screen.getByRole('button', { name: 'Open navigation' }).last()).toBeVisible();
  vi.restoreAllMocks();
});
