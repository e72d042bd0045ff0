import { goldenPublicProject, goldenScan, runningScan } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { answers, withAnswer } from '../testing/answers.ts';
import { withClient } from '../testing/withClient.tsx';
import { FreemiumOverlay, type WaitMemory } from './FreemiumOverlay.tsx';

const EMAILS = '*/api/v1/projects/:projectId/emails';
const SCANS = '/projects/:projectId/scans';

const startUrl = 'https://a-rather-long-name.shop.example.com/tents';
const running = { ...runningScan(0), startUrl };
const finished = { ...goldenScan, startUrl };
const failed = {
  ...finished,
  status: 'FAILED' as const,
  failure: { outcome: 'FAILED', reason: 'CONNECTION_FAILED', url: startUrl },
};

/** Fresh for each story. */
function memoryOf(state?: 'waited' | 'seen'): WaitMemory {
  const states = new Map(state && [[goldenScan.scanId, state]]);
  return { read: (id) => states.get(id), write: fn((id, next) => void states.set(id, next)) };
}

/** Before each story of a scan in that state. */
function remembering(state?: 'waited' | 'seen') {
  return ({ args }: { args: { memory: WaitMemory } }) => {
    args.memory = memoryOf(state);
  };
}

const subscribed = (...first: Parameters<typeof withAnswer>) =>
  withAnswer(
    http.post(EMAILS, () => new HttpResponse(null, { status: 204 })),
    ...first,
  );

const meta = {
  title: 'Widgets/FreemiumOverlay',
  component: FreemiumOverlay,
  decorators: [withClient],
  args: {
    projectId: goldenPublicProject.id,
    memory: memoryOf(),
    signUpHref: '#sign-up',
    termsHref: '#terms',
    privacyHref: '#privacy',
    anotherPageHref: '#home',
    onStartedAgain: fn(),
  },
  parameters: subscribed(answers(SCANS, [running])),
} satisfies Meta<typeof FreemiumOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

const email = () => screen.findByLabelText(/E-mail address/);

/** Says what is done, what the scan says of itself, and something to know; the newsletter is not ticked. */
export const Running: Story = {
  beforeEach: remembering(),
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Gathering results for a-rather-long-name.shop.…' });
    await expect(screen.getByText('Checking robots.txt…')).toBeVisible();
    await expect(screen.getByText('Right now: Scanning pages')).toBeVisible();
    await expect(screen.getByRole('complementary', { name: 'Did you know?' })).toHaveTextContent(
      /Source: .+, \d{4}/,
    );
    await expect(screen.getByRole('checkbox')).not.toBeChecked();
    await expect(screen.queryByRole('button', { name: 'See the results' })).toBeNull();
    await waitFor(() => expect(args.memory.write).toHaveBeenCalledWith(goldenScan.scanId, 'waited'));
  },
};

export const RunningOnAPhone: Story = {
  beforeEach: remembering(),
  globals: { viewport: { value: 'phone' } },
};

/** All pages are done, and the rest is put together. */
export const Gathering: Story = {
  beforeEach: remembering(),
  parameters: withAnswer(
    answers(SCANS, [
      {
        ...running,
        progress: { ...running.progress, phase: 'CHECKING_LINKS', linksFound: 31, linksChecked: 12 },
      },
    ]),
  ),
  play: async () => {
    await screen.findByText('Gathering the results…');
    await expect(screen.getByText('Right now: Checking links')).toBeVisible();
  },
};

/** Whoever has waited opens the results by a button, and is not asked again. */
export const Finished: Story = {
  beforeEach: remembering('waited'),
  parameters: subscribed(answers(SCANS, [finished])),
  play: async ({ args }) => {
    await screen.findByText('Scan finished');
    await expect(screen.getByText('The scan has ended. Its results can be seen.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'See the results' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(args.memory.write).toHaveBeenCalledWith(goldenScan.scanId, 'seen'));
  },
};

/** By a link to results that are there, nobody is held up; nor is who has opened them before. */
export const NotWaitedFor: Story = {
  beforeEach: remembering(),
  parameters: withAnswer(answers(SCANS, [finished])),
  play: async ({ args }) => {
    await waitFor(() => expect(args.memory.write).toHaveBeenCalledWith(goldenScan.scanId, 'seen'));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Escape closes it; the focus had been on the news, not on a field. */
export const Closed: Story = {
  beforeEach: remembering(),
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await expect(document.activeElement).not.toBe(await email());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.memory.write).not.toHaveBeenCalledWith(goldenScan.scanId, 'seen');
  },
};

/** It says why, and scans the page once more, in a project of its own. */
export const Failed: Story = {
  beforeEach: remembering('waited'),
  parameters: withAnswer(
    answers(SCANS, [failed]),
    http.post('*/api/v1/public-projects', async ({ request }) => {
      const isSamePage = JSON.stringify(await request.json()) === JSON.stringify({ startUrl });
      return isSamePage
        ? HttpResponse.json({ ...goldenPublicProject, id: 'again' }, { status: 201 })
        : new HttpResponse(null, { status: 500 });
    }),
  ),
  play: async ({ args }) => {
    await screen.findByText(/The server refused or broke the connection/);
    await expect(screen.queryByRole('button', { name: 'See the results' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Scan it again' }));
    await waitFor(() => expect(args.onStartedAgain).toHaveBeenCalledWith({ projectId: 'again' }));
  },
};

export const FailedAndTooMany: Story = {
  beforeEach: remembering('waited'),
  parameters: withAnswer(
    answers(SCANS, [failed]),
    http.post('*/api/v1/public-projects', () =>
      HttpResponse.json(
        { type: '/problems/too-many-scans', title: 'No.', status: 429, properties: { retryAfter: 400 } },
        { status: 429 },
      ),
    ),
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Scan it again' }));
    await screen.findByText(/Please try again in 7 minutes/);
  },
};

/** Noted: with the newsletter where it was ticked. */
export const ByEmail: Story = {
  beforeEach: remembering(),
  parameters: withAnswer(
    answers(SCANS, [running]),
    http.post(EMAILS, async ({ request }) => {
      const expected = {
        projectId: goldenPublicProject.id,
        email: 'dana@example.com',
        subscribeNewsletter: true,
        notifyAboutLatestScanIfFinished: true,
      };
      const sent = JSON.stringify(Object.entries((await request.json()) ?? {}).toSorted());
      const isAsWritten = sent === JSON.stringify(Object.entries(expected).toSorted());
      return new HttpResponse(null, { status: isAsWritten ? 204 : 500 });
    }),
  ),
  play: async () => {
    await userEvent.type(await email(), ' dana@example.com ');
    await userEvent.click(screen.getByText('Send me the newsletter too'));
    await userEvent.click(screen.getByRole('button', { name: 'Send me the results' }));
    const thanks = await screen.findByText(/We send the results to dana@example.com when the scan has ended/);
    // Where the form was: the button that was pressed is gone.
    await waitFor(() => expect(thanks.closest('[tabindex="-1"]')).toHaveFocus());
  },
};

/** Said under the field, which has the focus, before anything is sent and after. */
export const WrongEmail: Story = {
  beforeEach: remembering(),
  parameters: withAnswer(
    answers(SCANS, [running]),
    http.post(EMAILS, () =>
      HttpResponse.json(
        {
          type: '/problems/invalid-email',
          title: 'No.',
          status: 400,
          errors: [{ field: 'email', type: '/problems/invalid-email' }],
        },
        { status: 400 },
      ),
    ),
  ),
  play: async () => {
    const send = await screen.findByRole('button', { name: 'Send me the results' });
    await userEvent.click(send);
    const field = await email();
    await expect(field).toHaveFocus();
    await screen.findByText('Please enter an e-mail address, such as name@example.com.');
    await userEvent.type(field, 'dana@example.com');
    await userEvent.click(send);
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
  },
};

/** What is agreed to is linked. */
export const Agreement: Story = {
  beforeEach: remembering(),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '#terms');
    await expect(dialog.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '#privacy');
    await expect(dialog.getByRole('link', { name: 'Start free trial' })).toHaveAttribute('href', '#sign-up');
  },
};
