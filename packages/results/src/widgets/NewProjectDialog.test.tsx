import { createClient } from '@sitelens/api-client';
import { tokenInfoQuery } from '@sitelens/api-client/endpoints';
import { goldenProject, goldenSubscription } from '@sitelens/golden';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inProvider } from '../testing/inProvider.tsx';
import { NewProjectDialog } from './NewProjectDialog.tsx';
import { SitelensClientProvider } from './SitelensClientProvider.tsx';

async function openDialog(post: (body: object) => Response | Promise<Response>) {
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    return request.method === 'POST' ? post(await request.json()) : Response.json(goldenSubscription);
  };
  const client = createClient({ baseUrl: 'http://service.example', fetch });
  const queryClient = new QueryClient();
  const onCreated = vi.fn();
  const onClose = vi.fn();
  const screen = await render(
    inProvider(
      <SitelensClientProvider client={client} queryClient={queryClient}>
        <NewProjectDialog isOpen onClose={onClose} onCreated={onCreated} />
      </SitelensClientProvider>,
    ),
  );
  const endSession = () =>
    queryClient.setQueryData(tokenInfoQuery(client).queryKey, { authenticated: false });
  const url = screen.getByRole('textbox', { name: /Website URL/ });
  return { screen, onCreated, onClose, endSession, url };
}

const unreachable = () => Response.error();

test('the URL has the focus, and Enter adds the website once, however often it is pressed', async () => {
  const held = Promise.withResolvers<Response>();
  const post = vi.fn(() => held.promise);
  const { screen, url, onCreated } = await openDialog(post);
  await expect.element(screen.getByRole('dialog', { name: 'New project' })).toBeVisible();
  await expect.element(url).toHaveFocus();
  await userEvent.keyboard('www.example.com{Enter}{Enter}{Enter}');
  await expect.poll(() => post.mock.calls.length).toBe(1);
  held.resolve(Response.json({ ...goldenProject, id: 'new' }, { status: 201 }));
  await vi.waitFor(() => expect(onCreated).toHaveBeenCalledWith({ projectId: 'new' }));
  expect(onCreated).toHaveBeenCalledOnce();
  expect(post).toHaveBeenCalledOnce();
});

test('a success that names no project is none, and what was entered stays', async () => {
  const { screen, url, onCreated } = await openDialog(() => Response.json({}, { status: 201 }));
  await url.fill('www.example.com');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(screen.getByText('An unknown error occurred; try to create the project later.'))
    .toBeVisible();
  await expect.element(url).toHaveValue('www.example.com');
  expect(onCreated).not.toHaveBeenCalled();
});

test.each([
  ['project-quota-reached', 402, 'Only 3 projects are allowed for your subscription. Upgrade to use more.'],
  [
    'invalid-quota',
    402,
    'You reached the maximum amount of pages included in your subscription. Upgrade to scan more pages.',
  ],
  ['subscription-inactive', 402, 'You have no active subscription.'],
  ['trial-expired', 402, 'Your trial has expired. Upgrade to a paid plan to add websites.'],
  ['invalid-url', 400, 'The given url is not valid. Please provide a valid url.'],
  ['missing-top-level-domain', 400, 'The given url has no top-level domain.'],
  ['local-host-url', 400, 'A private IP address is not supported; consider a tunnelling service.'],
  ['invalid-project-name', 400, 'Please enter a valid name for the website project.'],
  ['something-new', 418, 'An unknown error occurred, apologies, it will be resolved as soon as possible'],
])('%s is said in its own words', async (key, status, message) => {
  const problem = { type: `/problems/${key}`, title: 'No.', status, properties: { maxProjects: 3 } };
  const { screen, url } = await openDialog(() => Response.json(problem, { status }));
  await url.fill('www.example.com');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(message)).toBeVisible();
  await expect.element(url).toHaveValue('www.example.com');
});

test('who may not any more is told so', async () => {
  const { screen, url } = await openDialog(() => new Response(null, { status: 403 }));
  await url.fill('www.example.com');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(/Your role does not allow changing projects/)).toBeVisible();
});

test('Escape closes it', async () => {
  const { url, onClose } = await openDialog(() => new Response(null, { status: 500 }));
  await expect.element(url).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('what was entered is back when the dialog is opened again after the session has ended', async () => {
  const before = await openDialog(unreachable);
  await before.url.fill('www.example.com');
  await expect
    .element(before.screen.getByRole('textbox', { name: 'Name', exact: false }))
    .toHaveValue('www.example.com');
  before.endSession();
  await before.screen.unmount();

  const after = await openDialog(unreachable);
  await expect.element(after.url).toHaveValue('www.example.com');
  await after.url.fill('www.example.org');
  await expect
    .element(after.screen.getByRole('textbox', { name: 'Name', exact: false }))
    .toHaveValue('www.example.org');
  await after.screen.unmount();
  expect(window.sessionStorage.getItem('sitelens.newProject')).toBeNull();
});

test.each([
  ['nothing was entered', '', true],
  ['the dialog is closed by a wish', 'www.example.com', false],
])('nothing is kept where %s', async (_when, entered, hasEnded) => {
  const { screen, url, endSession } = await openDialog(unreachable);
  await url.fill(entered);
  if (hasEnded) endSession();
  await screen.unmount();
  expect(window.sessionStorage.getItem('sitelens.newProject')).toBeNull();
});
