import { createClient } from '@sitelens/api-client';
import { currentSubscriptionQuery, projectQuery, scansQuery } from '@sitelens/api-client/endpoints';
import { goldenProject, goldenScan, goldenSubscription } from '@sitelens/golden';
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inProvider } from '../testing/inProvider.tsx';
import { AddWebsiteButton } from './AddWebsiteButton.tsx';
import { ProjectMenu } from './ProjectMenu.tsx';
import { ProjectSettings } from './ProjectSettings.tsx';
import { SitelensClientProvider } from './SitelensClientProvider.tsx';
import { StartScanButton } from './StartScanButton.tsx';

const projectId = goldenProject.id;
const nothing = () => undefined;

/** Everything is known before it is drawn, so that what is not there would not have come later either. */
async function renderAs(change: object, children: ReactNode) {
  const requests: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { method, url } = new Request(input, init);
    const { pathname } = new URL(url);
    requests.push(`${method} ${pathname}`);
    if (pathname.endsWith('/subscriptions')) return Response.json({ ...goldenSubscription, ...change });
    if (pathname.endsWith('/scans')) return Response.json([goldenScan]);
    if (pathname.endsWith(projectId)) return Response.json(goldenProject);
    return new Response(null, { status: 403 });
  };
  const client = createClient({ baseUrl: 'http://service.example', fetch });
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  await Promise.all([
    queryClient.fetchQuery(currentSubscriptionQuery(client)),
    queryClient.fetchQuery(projectQuery(client, { projectId })),
    queryClient.fetchQuery(scansQuery(client, { projectId })),
  ]);
  requests.length = 0;
  const screen = await render(
    inProvider(
      <SitelensClientProvider client={client} queryClient={queryClient}>
        {children}
      </SitelensClientProvider>,
    ),
  );
  return { screen, requests };
}

/** Specification (platform), section 6. */
describe.each([
  ['FREEMIUM', false],
  ['VIEWER', false],
  ['MEMBER', true],
  ['OWNER', true],
] as const)('%s', (userRole, may) => {
  test(`${may ? 'sees' : 'does not see'} the button that starts a crawl`, async () => {
    const { screen } = await renderAs({ userRole }, <StartScanButton projectId={projectId} />);
    expect(screen.getByRole('button', { name: 'Start crawl' }).elements()).toHaveLength(may ? 1 : 0);
  });

  test(`may ${may ? '' : 'not '}add a website`, async () => {
    const { screen } = await renderAs({ userRole }, <AddWebsiteButton />);
    expect(screen.getByRole('button').element().getAttribute('aria-disabled')).toBe(String(!may));
  });

  test(`${may ? 'is' : 'is not'} offered to delete a project in its menu`, async () => {
    const menu = <ProjectMenu projectId={projectId} projectName="Shop" publicUrl="#" onDeleted={nothing} />;
    const { screen } = await renderAs({ userRole }, menu);
    await screen.getByRole('button', { name: 'More actions' }).click();
    await expect.element(screen.getByRole('menuitem', { name: 'Copy public link' })).toBeVisible();
    const deletion = screen.getByRole('menuitem', { name: 'Delete project' });
    expect(deletion.elements()).toHaveLength(may ? 1 : 0);
  });

  test(`${may ? 'changes' : 'only reads'} the settings of a project`, async () => {
    const settings = <ProjectSettings projectId={projectId} onDeleted={nothing} />;
    const { screen } = await renderAs({ userRole }, settings);
    const count = (name: string) => screen.getByRole('button', { name }).elements().length;
    expect([count('Save'), count('Delete project')]).toEqual(may ? [1, 1] : [0, 0]);
    const sentence = screen.getByText('You are not allowed to delete the project.');
    expect(sentence.elements()).toHaveLength(may ? 0 : 1);
  });
});

/** Specification (platform), section 5. */
test.each([
  [{ trialExpired: true }, 'Your trial has expired. Upgrade to a paid plan to start a crawl.'],
  [{ isQuotaExceeded: true }, 'You have used all pages of your subscription. Upgrade to scan more pages.'],
])('with %j no crawl can be started, and it is said why', async (change, reason) => {
  const { screen, requests } = await renderAs(change, <StartScanButton projectId={projectId} />);
  const start = screen.getByRole('button', { name: 'Start crawl' });
  await expect.element(start).toHaveAttribute('aria-disabled', 'true');
  await userEvent.tab();
  await expect.element(screen.getByText(reason)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await start.click({ force: true });
  expect(requests).toEqual([]);
});

test('after the trial no website can be added, and one that used up its pages still may', async () => {
  const expired = await renderAs({ trialExpired: true }, <AddWebsiteButton />);
  const add = expired.screen.getByRole('button', { name: 'Add website' });
  await add.click({ force: true });
  expect(expired.screen.getByRole('dialog').elements()).toEqual([]);
  await expect.element(add).toHaveAttribute('aria-disabled', 'true');
  await expired.screen.unmount();
  const { screen } = await renderAs({ isQuotaExceeded: true }, <AddWebsiteButton />);
  await expect.element(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'false');
});
