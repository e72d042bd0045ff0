import { createClient } from '@sitelens/api-client';
import { projectQuery, scansQuery } from '@sitelens/api-client/endpoints';
import { goldenProject, goldenScan, runningScan } from '@sitelens/golden';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { inProvider } from '../testing/inProvider.tsx';
import { ConnectionLost } from './ConnectionLost.tsx';
import { useSitelensClient } from './SitelensClientContext.ts';
import { SitelensClientProvider } from './SitelensClientProvider.tsx';

const { projectId } = goldenScan;

afterEach(() => {
  vi.useRealTimers();
  window.dispatchEvent(new Event('online'));
});

/** A service that can be taken away, and counts who asks. */
function service() {
  const state: { answer: 'all' | 'nothing' | 502 | 500; asked: string[] } = { answer: 'all', asked: [] };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(new Request(input, init).url);
    state.asked.push(pathname);
    if (state.answer === 'nothing') throw new TypeError('Failed to fetch');
    if (state.answer !== 'all') return new Response(null, { status: state.answer });
    if (pathname.endsWith('/scans')) return Response.json([runningScan(3)]);
    return Response.json(pathname.endsWith('/tokeninfo') ? { authenticated: true } : goldenProject);
  };
  const client = createClient({ baseUrl: 'http://service.example', fetch });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } });
  return { state, client, queryClient };
}

function Project() {
  const client = useSitelensClient();
  const project = useQuery(projectQuery(client, { projectId }));
  useQuery(scansQuery(client, { projectId }));
  return <p>{project.data?.name ?? 'Nothing yet'}</p>;
}

async function show({ client, queryClient }: ReturnType<typeof service>) {
  return render(
    inProvider(
      <SitelensClientProvider client={client} queryClient={queryClient}>
        <ConnectionLost />
        <Project />
      </SitelensClientProvider>,
    ),
  );
}

test.each(['nothing', 502] as const)(
  'a service that is away while a scan runs (%s): it says so, since when, and comes back by itself',
  async (answer) => {
    const away = service();
    const screen = await show(away);
    await expect.element(screen.getByText(goldenProject.name)).toBeVisible();
    await expect.element(screen.getByText('Connection lost')).not.toBeInTheDocument();

    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
    away.state.answer = answer;
    await away.queryClient.refetchQueries({ queryKey: scansQuery(away.client, { projectId }).queryKey });
    await expect.element(screen.getByText('Connection lost')).toBeVisible();
    await expect.element(screen.getByText(/^What is shown is from \d\d:\d\d\./)).toBeVisible();
    await expect.element(screen.getByText(goldenProject.name)).toBeVisible();

    away.state.answer = 'all';
    away.state.asked.length = 0;
    await vi.advanceTimersByTimeAsync(5_000);
    await expect.element(screen.getByText('Connection lost')).not.toBeInTheDocument();
    await expect.element(screen.getByText('The connection is back.')).toBeInTheDocument();
    await expect
      .poll(() => away.state.asked)
      .toEqual(
        expect.arrayContaining([`/api/v1/projects/${projectId}`, `/api/v1/projects/${projectId}/scans`]),
      );
    // No message is left that somebody would have to close.
    expect(screen.getByRole('alert').elements()).toEqual([]);
  },
);

test('where nothing could be had yet it does not speak of what is shown', async () => {
  const away = service();
  away.state.answer = 'nothing';
  const screen = await show(away);
  await expect.element(screen.getByText('Connection lost')).toBeVisible();
  await expect.element(screen.getByText(/^We keep trying/)).toBeVisible();
});

test('an error of the service itself is no lost connection', async () => {
  const broken = service();
  const screen = await show(broken);
  await expect.element(screen.getByText(goldenProject.name)).toBeVisible();
  broken.state.answer = 500;
  await broken.queryClient.refetchQueries({ queryKey: scansQuery(broken.client, { projectId }).queryKey });
  await expect.element(screen.getByText('Connection lost')).not.toBeInTheDocument();
});

test('without a network it says so at once, and goes on when there is one', async () => {
  const screen = await show(service());
  await expect.element(screen.getByText(goldenProject.name)).toBeVisible();
  window.dispatchEvent(new Event('offline'));
  await expect.element(screen.getByText('You are offline')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('You are offline')).not.toBeInTheDocument();
});
