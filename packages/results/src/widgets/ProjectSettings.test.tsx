import { createClient } from '@sitelens/api-client';
import { projectQuery, tokenInfoQuery } from '@sitelens/api-client/endpoints';
import { goldenSubscription } from '@sitelens/golden';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inProvider } from '../testing/inProvider.tsx';
import { settledProject } from '../testing/settledService.ts';
import { ProjectSettings } from './ProjectSettings.tsx';
import { SitelensClientProvider } from './SitelensClientProvider.tsx';

const projectId = settledProject.id;

beforeEach(() => window.sessionStorage.clear());

function openSettings(
  put: (body: object) => Response | Promise<Response> = () => Response.json(settledProject),
  first = settledProject,
) {
  let project = first;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'PUT') return put(await request.json());
    return Response.json(
      new URL(request.url).pathname.endsWith('/subscriptions') ? goldenSubscription : project,
    );
  };
  const client = createClient({ baseUrl: 'http://service.example', fetch });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const show = () =>
    render(
      inProvider(
        <SitelensClientProvider client={client} queryClient={queryClient}>
          <ProjectSettings projectId={projectId} onDeleted={() => undefined} />
        </SitelensClientProvider>,
      ),
    );
  return {
    show,
    endSession: () => queryClient.setQueryData(tokenInfoQuery(client).queryKey, { authenticated: false }),
    /** Somebody else saves, and the cache hears of it. */
    change: async (change: object) => {
      project = { ...project, ...change, revision: project.revision + 1 };
      await queryClient.refetchQueries({
        queryKey: projectQuery(client, { projectId }).queryKey,
        exact: true,
      });
    },
  };
}

type Screen = Awaited<ReturnType<ReturnType<typeof openSettings>['show']>>;
const nameIn = (screen: Screen) => screen.getByRole('textbox', { name: /^Name/ });

test('Enter saves once, however often it is pressed', async () => {
  const held = Promise.withResolvers<Response>();
  const put = vi.fn(() => held.promise);
  const screen = await openSettings(put).show();
  await nameIn(screen).fill('Mine');
  await userEvent.keyboard('{Enter}{Enter}{Enter}');
  await expect.poll(() => put.mock.calls.length).toBe(1);
  held.resolve(Response.json({ ...settledProject, name: 'Mine', revision: 2 }));
  await expect.element(screen.getByText('Project saved successfully').first()).toBeInTheDocument();
  expect(put).toHaveBeenCalledOnce();
});

test('what is typed while it is saved is neither saved with it nor lost', async () => {
  const held = Promise.withResolvers<void>();
  const put = vi.fn(async (_body: object) => {
    await held.promise;
    return Response.json({ ...settledProject, name: 'Mine', revision: 2 });
  });
  const screen = await openSettings(put).show();
  await nameIn(screen).fill('Mine');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => put.mock.calls.length).toBe(1);
  await nameIn(screen).fill('Mine, and more');
  held.resolve();
  await expect.element(screen.getByText('Project saved successfully').first()).toBeInTheDocument();
  await expect
    .poll(async () => {
      // Not taken until the first one is done with.
      if (put.mock.calls.length === 1) await screen.getByRole('button', { name: 'Save' }).click();
      return put.mock.calls.map(([body]) => body);
    })
    .toMatchObject([{ name: 'Mine' }, { name: 'Mine, and more', revision: 2 }]);
});

test('a newer state takes the form’s place only while nothing was entered', async () => {
  const settings = openSettings();
  const screen = await settings.show();
  await expect.element(nameIn(screen)).toHaveValue('Harbour & Pine');
  await settings.change({ name: 'Theirs' });
  await expect.element(nameIn(screen)).toHaveValue('Theirs');
  await nameIn(screen).fill('Mine');
  await settings.change({ name: 'Theirs again' });
  await expect.element(screen.getByRole('row', { name: 'Name Mine Theirs again' })).toBeVisible();
  await expect.element(nameIn(screen)).toHaveValue('Mine');
});

test('a scan that goes on leaves what was entered alone', async () => {
  const settings = openSettings();
  const screen = await settings.show();
  await nameIn(screen).fill('Mine');
  await settings.change({ revision: settledProject.revision - 1, thumbnails: {} });
  await expect.element(nameIn(screen)).toHaveValue('Mine');
  expect(screen.getByText(/Somebody else/).query()).toBeNull();
});

test('what was entered is back after the session has ended, and is forgotten once it is discarded', async () => {
  const before = openSettings();
  const screen = await before.show();
  await nameIn(screen).fill('Mine');
  before.endSession();
  await screen.unmount();

  const after = openSettings();
  const again = await after.show();
  await expect.element(again.getByText('What you had entered before is back')).toBeVisible();
  await expect.element(nameIn(again)).toHaveValue('Mine');
  await again.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(nameIn(again)).toHaveValue('Harbour & Pine');
  after.endSession();
  await again.unmount();
  expect(window.sessionStorage).toHaveLength(0);
});

test('who leaves by their own wish leaves it behind', async () => {
  const screen = await openSettings().show();
  await nameIn(screen).fill('Mine');
  await screen.unmount();
  expect(window.sessionStorage).toHaveLength(0);
});

test('where storage is forbidden everything else works', async () => {
  const forbidden = () => {
    throw new DOMException('The request was denied.', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(forbidden);
  const settings = openSettings();
  const screen = await settings.show();
  await nameIn(screen).fill('Mine');
  settings.endSession();
  await screen.unmount();
  vi.restoreAllMocks();
});

test('the browser asks before the page is closed over what is not saved', async () => {
  const screen = await openSettings().show();
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await expect.element(nameIn(screen)).toBeVisible();
  expect(isAsked()).toBe(false);
  await nameIn(screen).fill('Mine');
  await expect.poll(isAsked).toBe(true);
  await screen.getByRole('button', { name: 'Discard changes' }).click();
  await expect.poll(isAsked).toBe(false);
});

test('by keyboard alone: to another part, and saved from there', async () => {
  const put = vi.fn(() => Response.json({ ...settledProject, revision: 2 }));
  const screen = await openSettings(put).show();
  await expect.element(nameIn(screen)).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByRole('tab', { name: 'Project' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await userEvent.tab();
  const domains = screen.getByRole('textbox', { name: 'Allowed domains' });
  if (document.activeElement !== domains.element()) await userEvent.tab();
  await expect.element(domains).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Control>}a{/Control}250{Enter}');
  await expect
    .poll(() => put.mock.calls)
    .toEqual([[expect.objectContaining({ maxPages: 250, revision: 1 })]]);
});

test('another start URL takes the allowed domains along that it had suggested, but never the name', async () => {
  const put = vi.fn(() => Response.json({ ...settledProject, revision: 2 }));
  const screen = await openSettings(put, { ...settledProject, name: 'www.example.com' }).show();
  await screen.getByRole('textbox', { name: /Website URL/ }).fill('Shop.example.org');
  await expect.element(nameIn(screen)).toHaveValue('www.example.com');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => put.mock.calls)
    .toEqual([
      [
        expect.objectContaining({
          startUrl: 'http://shop.example.org/',
          name: 'www.example.com',
          allowedDomains: ['*.shop.example.org'],
        }),
      ],
    ]);
});
