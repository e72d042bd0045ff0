import { currentSubscriptionQuery } from '@sitelens/api-client/endpoints';
import { goldenProject, goldenScan, goldenSubscription, runningScan } from '@sitelens/golden';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { pathsIn } from './navigation/paths.ts';
import { fakeService } from './testing/fakeService.ts';
import { openDashboard } from './testing/openDashboard.tsx';
import { renderDashboard } from './testing/renderDashboard.tsx';
import { visitorsService } from './testing/visitorsService.ts';

const paths = pathsIn.dashboard;
const project = paths.project(goldenProject.id);
const PROJECT = `GET /api/v1/projects/${goldenProject.id}`;

beforeEach(() => localStorage.clear());

type Screen = Awaited<ReturnType<typeof renderDashboard>>['screen'];
const entriesOf = (screen: Screen) =>
  screen
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('listitem')
    .elements()
    .map((entry) => entry.textContent);

describe('the drawer', () => {
  test('holds what the specification lists, and what the installation has elsewhere', async () => {
    const service = fakeService();
    service.answer('GET /api/v1/installation', () =>
      Response.json({
        publicScans: true,
        showsOutbox: false,
        documentationUrl: 'https://docs.example.com/',
        blogUrl: 'https://blog.example.com/',
      }),
    );
    const { screen } = await renderDashboard(project, service);
    await expect.element(screen.getByRole('link', { name: 'Blog' })).toBeVisible();
    await expect
      .poll(() => entriesOf(screen))
      .toEqual([
        'Home',
        'Overview',
        'Accessibility',
        'Mobile usability',
        'Site audit',
        'Project settings',
        'Colour contrast',
        'Documentation',
        'Blog',
        'Sign out',
      ]);
    await expect
      .element(screen.getByRole('link', { name: 'Documentation' }))
      .toHaveAttribute('href', 'https://docs.example.com/');
    // Whose entries they are, cut at 16 characters.
    await expect.element(screen.getByTitle(new URL(goldenProject.startUrl).host)).toBeVisible();
  });

  test('begins on one side, whichever way the name of the website is read', async () => {
    const service = fakeService();
    const name = 'متجر الميناء';
    service.answer(PROJECT, () => Response.json({ ...goldenProject, name }));
    const { screen } = await renderDashboard(project, service);
    const leftOf = (text: string) =>
      screen
        .getByRole('navigation', { name: 'Main navigation' })
        .element()
        .querySelector(text)
        ?.getBoundingClientRect().left;
    await expect.element(screen.getByTitle(name).first()).toBeVisible();
    const { host } = new URL(goldenProject.startUrl);
    expect(leftOf('bdi')).toBe(leftOf(`[title="${host}"]`));
  });

  test('outside of a project there are no entries of one', async () => {
    const { screen } = await renderDashboard('/dashboard', fakeService());
    await expect.element(screen.getByRole('link', { name: 'Home' })).toBeVisible();
    await expect.poll(() => entriesOf(screen)).toEqual(['Home', 'Colour contrast', 'Sign out']);
    const form = screen.getByRole('button', { name: 'Sign out' }).element().closest('form');
    expect([form?.method, form?.getAttribute('action'), form?.querySelectorAll('input').length]).toEqual([
      'post',
      '/signout',
      0,
    ]);
  });

  test.each([
    ['dashboard', fakeService],
    ['public', visitorsService],
  ] as const)('leads to the colour contrast of the same site: %s', async (mode, serviceOf) => {
    const { screen, router } = await renderDashboard(pathsIn[mode].project(goldenProject.id), serviceOf());
    await screen.getByRole('link', { name: 'Colour contrast' }).click();
    await expect.poll(() => router.state.location.pathname).toBe(pathsIn[mode].colourContrast);
    await expect
      .element(screen.getByRole('link', { name: 'Colour contrast' }))
      .toHaveAttribute('aria-current', 'page');
  });

  test.each(['VIEWER', 'FREEMIUM'])(
    'has no settings for %s, and neither has the header',
    async (userRole) => {
      const service = fakeService();
      service.answer('GET /api/v1/subscriptions', () => Response.json({ ...goldenSubscription, userRole }));
      const { screen, queryClient, client } = await renderDashboard(project, service);
      await expect.element(screen.getByRole('heading', { level: 1, name: 'Harbour & Pine' })).toBeVisible();
      // Before the role is known nobody is offered anything.
      await expect
        .poll(() => queryClient.getQueryData(currentSubscriptionQuery(client).queryKey))
        .toMatchObject({ userRole });
      await expect.poll(() => queryClient.isFetching()).toBe(0);
      await expect
        .element(screen.getByRole('link', { name: /^(Project s|S)ettings$/ }))
        .not.toBeInTheDocument();
      await expect.element(screen.getByRole('button', { name: 'Start crawl' })).not.toBeInTheDocument();
    },
  );
});

describe('the header of a project', () => {
  test('leads to its settings, and to feedback', async () => {
    const { screen, router } = await renderDashboard(project, fakeService());
    await expect.element(screen.getByRole('button', { name: 'Send feedback' })).toBeVisible();
    await screen.getByRole('link', { name: 'Settings', exact: true }).click();
    await expect.poll(() => router.state.location.pathname).toBe(`${project}/settings`);
    await expect.element(screen.getByRole('link', { name: 'Settings', exact: true })).not.toBeInTheDocument();
  });

  test('names it by its address where it has no name, and turns nothing round beside one that would', async () => {
    const service = fakeService();
    const { startUrl } = goldenProject;
    service.answer(PROJECT, () => Response.json({ ...goldenProject, name: '' }));
    const nameless = await renderDashboard(project, service);
    await expect
      .element(nameless.screen.getByRole('heading', { level: 1, name: startUrl, exact: true }))
      .toBeVisible();
    await nameless.screen.unmount();

    service.answer(PROJECT, () => Response.json({ ...goldenProject, name: 'Shop \u202egnp.exe' }));
    const { screen } = await renderDashboard(project, service);
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Shop gnp.exe' })).toBeVisible();
    expect(document.title).toBe('Overview – Shop gnp.exe – Sitelens');
    expect(screen.container.textContent).not.toContain('\u202e');
  });

  test('has the picture of its largest screen, and two letters where there is none', async () => {
    const service = fakeService();
    const thumbnails = { tablet: '/files/tablet.webp', desktop: '/files/desktop.webp' };
    service.answer(PROJECT, () => Response.json({ ...goldenProject, thumbnails }));
    const pictured = await renderDashboard(project, service);
    const header = () => document.querySelector('h1')?.closest('header, main');
    await expect.poll(() => header()?.querySelector('img')?.getAttribute('src')).toBe('/files/desktop.webp');
    await pictured.screen.unmount();

    service.answer(PROJECT, () => Response.json({ ...goldenProject, thumbnails: {} }));
    const { screen } = await renderDashboard(project, service);
    await expect.element(screen.getByRole('main').getByText('HP', { exact: true })).toBeVisible();
  });

  test('beside a running scan an e-mail is offered for its end', async () => {
    const service = fakeService();
    const running = { ...runningScan(3), projectId: goldenProject.id };
    service.answer(PROJECT, () => Response.json({ ...goldenProject, scans: [running] }));
    service.answer(`${PROJECT}/scans`, () => Response.json([running]));
    service.answer(`${PROJECT}/emails`, () => Response.json({ isSubscribed: false }));
    const { screen } = await renderDashboard(project, service);
    await expect.element(screen.getByText('Running', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('switch', { name: 'E-mail me when a scan ends' })).toBeVisible();
  });
});

describe('Back', () => {
  test('leads to the list as it was left', async () => {
    const { screen, router } = await openDashboard('/dashboard?search=harbour', fakeService());
    await screen.getByRole('link', { name: /Harbour & Pine/ }).click();
    await screen.getByRole('link', { name: 'Back' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/dashboard');
    expect(router.state.location.search).toBe('?search=harbour');
    await expect.element(screen.getByRole('link', { name: 'Back' })).not.toBeInTheDocument();
  });

  test('remembers it over a reload', async () => {
    const before = await openDashboard('/dashboard?search=harbour', fakeService());
    await before.screen.getByRole('link', { name: /Harbour & Pine/ }).click();
    await expect.element(before.screen.getByRole('link', { name: 'Back' })).toBeVisible();
    await before.screen.unmount();
    const { screen } = await openDashboard(project, fakeService());
    await expect
      .element(screen.getByRole('link', { name: 'Back' }))
      .toHaveAttribute('href', '/dashboard?search=harbour');
  });

  test('leads to the screen above where nobody has come from one', async () => {
    const { screen } = await renderDashboard(
      paths.accessibility(goldenProject.id, goldenScan.scanId),
      fakeService(),
    );
    await expect.element(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', project);
  });
});

test('a service that is away at first is said to be, and its dashboard comes by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const service = fakeService();
  let isAway = true;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (isAway) throw new TypeError('Failed to fetch');
    return service.fetch(input, init);
  };
  const { screen } = await renderDashboard('/dashboard', { ...service, fetch });
  await expect.element(screen.getByText('Connection lost')).toBeVisible();
  await expect.element(screen.getByText('Failed to retrieve dashboard')).toBeVisible();
  isAway = false;
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.element(screen.getByRole('link', { name: /Harbour & Pine/ })).toBeVisible();
  await expect.element(screen.getByText('Connection lost')).not.toBeInTheDocument();
});

test('a scan that is none of the project’s is reported, and nothing is rendered of it', async () => {
  const reports: string[] = [];
  const { screen } = await renderDashboard(paths.accessibility(goldenProject.id, 'gone'), fakeService(), {
    onErrorReport: ({ kind }) => reports.push(kind),
  });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Harbour & Pine' })).toBeVisible();
  await expect.poll(() => reports).toContain('scan-not-found');
  await expect.element(screen.getByRole('main').getByRole('heading', { level: 2 })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('table')).not.toBeInTheDocument();
});
