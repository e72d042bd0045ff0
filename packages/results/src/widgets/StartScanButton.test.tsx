import { createClient } from '@sitelens/api-client';
import { goldenProject, goldenScan, goldenSubscription } from '@sitelens/golden';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { inProvider } from '../testing/inProvider.tsx';
import { SitelensClientProvider } from './SitelensClientProvider.tsx';
import { StartScanButton } from './StartScanButton.tsx';

/** What was not known yet when the button was drawn: the service has the last word. */
async function startRefused(status: number, key: string) {
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { method, url } = new Request(input, init);
    if (method === 'POST') {
      return Response.json({ type: `/problems/${key}`, title: 'No.', status }, { status });
    }
    return Response.json(url.endsWith('/subscriptions') ? goldenSubscription : [goldenScan]);
  };
  const client = createClient({ baseUrl: 'http://service.example', fetch });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const screen = await render(
    inProvider(
      <SitelensClientProvider client={client} queryClient={queryClient}>
        <StartScanButton projectId={goldenProject.id} />
      </SitelensClientProvider>,
    ),
  );
  const start = screen.getByRole('button', { name: 'Start crawl' });
  await start.click();
  return { screen, start };
}

/** The messages of the specification (platform), section 4: trial. */
test.each([
  ['trial-expired', 402, 'Your trial has expired. Upgrade to a paid plan to start a crawl.'],
  ['subscription-paused', 402, 'Your subscription is paused. Update the subscription to start a crawl.'],
  ['subscription-inactive', 402, 'You have no active subscription. Choose a plan to start a crawl.'],
  ['invalid-quota', 402, 'You have used all pages of your subscription. Upgrade to scan more pages.'],
  ['scan-already-running', 409, 'A scan is already running.'],
  [
    'forbidden',
    403,
    'You are not allowed to use this functionality. Contact your administrator for support.',
  ],
  ['constructor', 418, 'Please try again.'],
])('%s is said in its own words, and a crawl can be started again', async (key, status, words) => {
  const { screen, start } = await startRefused(status, key);
  await expect.element(screen.getByText('The crawl could not be started').first()).toBeVisible();
  await expect.element(screen.getByText(words).first()).toBeVisible();
  await expect.element(start).toHaveAttribute('aria-disabled', 'false');
});
