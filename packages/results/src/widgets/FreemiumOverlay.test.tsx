import { createClient } from '@sitelens/api-client';
import { goldenPublicProject, goldenScan, runningScan } from '@sitelens/golden';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { inProvider } from '../testing/inProvider.tsx';
import { FreemiumOverlay, type WaitMemory } from './FreemiumOverlay.tsx';
import { SitelensClientProvider } from './SitelensClientProvider.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const memory: WaitMemory = { read: () => 'waited', write: () => undefined };

function overlay(scan: object) {
  const fetch = async () => Response.json([scan]);
  const client = createClient({ baseUrl: 'http://service.example', fetch });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return inProvider(
    <SitelensClientProvider client={client} queryClient={queryClient}>
      <FreemiumOverlay
        projectId={goldenPublicProject.id}
        memory={memory}
        signUpHref="#"
        termsHref="#"
        privacyHref="#"
        anotherPageHref="#"
        onStartedAgain={() => undefined}
      />
    </SitelensClientProvider>,
  );
}

/** How often queries are asked again, in milliseconds. */
const intervals = (spy: ReturnType<typeof spyOnIntervals>) => spy.mock.calls.map(([, delay]) => delay);
const spyOnIntervals = () => vi.spyOn(globalThis, 'setInterval');

test('asks after a running scan every 7.5 seconds', async () => {
  const spy = spyOnIntervals();
  const screen = await render(overlay(runningScan(0)));
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(intervals(spy)).toContain(7_500);
});

test('asks no more when it has ended', async () => {
  const spy = spyOnIntervals();
  const screen = await render(overlay(goldenScan));
  await expect.element(screen.getByRole('button', { name: 'See the results' })).toBeVisible();
  expect(intervals(spy)).not.toContain(7_500);
});
