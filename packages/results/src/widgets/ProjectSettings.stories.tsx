import { goldenSubscription } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { answers, breaks, knowsNothingOf, neverAnswers } from '../testing/answers.ts';
import { settledProject, settledService } from '../testing/settledService.ts';
import { withClient } from '../testing/withClient.tsx';
import { ProjectSettings } from './ProjectSettings.tsx';

const service = settledService();
const PATH = '/projects/:projectId';

const meta = {
  title: 'Widgets/ProjectSettings',
  component: ProjectSettings,
  decorators: [withClient],
  args: {
    projectId: settledProject.id,
    publicUrl: `https://app.example.com/projects/${settledProject.id}`,
    onDeleted: fn(),
    onUnsavedChange: fn(),
  },
  beforeEach: () => service.reset(),
  parameters: { msw: { handlers: service.handlers } },
} satisfies Meta<typeof ProjectSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

const withFirst = (...first: typeof service.handlers) => ({
  msw: { handlers: [...first, ...service.handlers] },
});
const refused = (status: number, problem: object) =>
  withFirst(
    http.put(`*/api/v1${PATH}`, () => HttpResponse.json({ title: 'No.', status, ...problem }, { status })),
  );

async function typeName(name: string) {
  const field = await screen.findByLabelText(/^Name/);
  await userEvent.clear(field);
  if (name !== '') await userEvent.type(field, name);
  return field;
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const openPart = (name: string) => userEvent.click(screen.getByRole('tab', { name: new RegExp(`^${name}`) }));

export const Ready: Story = {
  play: async () => {
    await expect(await screen.findByLabelText(/Website URL/)).toHaveValue('https://www.example.com/');
    await expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
  },
};

export const Crawl: Story = {
  play: async () => {
    await screen.findByLabelText(/Website URL/);
    await openPart('Crawl');
    await expect(await screen.findByLabelText('Allowed domains')).toHaveValue('*.www.example.com');
    await expect(screen.getByLabelText(/Max pages/)).toHaveValue('100');
    await expect(screen.getByLabelText(/Parallel pages/)).toHaveValue('3');
  },
};

/** When the next scan will be is said by the service. */
export const Schedule: Story = {
  play: async () => {
    await screen.findByLabelText(/Website URL/);
    await openPart('Schedule');
    await screen.findByText('Next scan: Monday 2026-11-23 03:00, Europe/Amsterdam');
  },
};

/** Saved with the revision that was changed; what lies ahead is said anew. */
export const Saved: Story = {
  play: async ({ args }) => {
    await typeName('My shop');
    await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true));
    await openPart('Schedule');
    await userEvent.selectOptions(await screen.findByLabelText('Day of the week'), 'Wednesday');
    await save();
    await screen.findAllByText('Project saved successfully');
    await screen.findByText('Next scan: Wednesday 2026-11-25 03:00, Europe/Amsterdam');
    await expect(service.sent).toEqual([
      {
        startUrl: 'https://www.example.com/',
        name: 'My shop',
        allowedDomains: ['*.www.example.com'],
        maxPages: 100,
        maxSimultaneousPages: 3,
        isPublic: false,
        revision: 1,
        schedule: { ...settledProject.schedule, scheduleDayOfWeek: 2 },
      },
    ]);
    await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith(false));
  },
};

/** The project's tab counts what is wrong with name and start URL, and the first of them has the focus. */
export const Incomplete: Story = {
  play: async () => {
    await typeName('');
    await userEvent.clear(screen.getByLabelText(/Website URL/));
    await openPart('Crawl');
    await save();
    await waitFor(() => expect(screen.getByLabelText(/Website URL/)).toHaveFocus());
    await screen.findByText('Please fill in the required fields and submit again');
    await expect(screen.getByRole('tab', { name: 'Project 2 errors' })).toBeVisible();
    await screen.findByText('Please enter a valid name for the website project.');
    await expect(service.sent).toEqual([]);
  },
};

/** What is wrong behind another tab is shown there. */
export const WrongBehindAnotherTab: Story = {
  play: async () => {
    await screen.findByLabelText(/Website URL/);
    await openPart('Crawl');
    const domains = await screen.findByLabelText('Allowed domains');
    await userEvent.clear(domains);
    await userEvent.type(domains, 'shop.example.com\nhttps://www.example.com/');
    await openPart('Schedule');
    await save();
    await waitFor(() => expect(screen.getByLabelText('Allowed domains')).toHaveFocus());
    await screen.findByText(/“https:\/\/www.example.com\/” is no domain/);
  },
};

export const RefusedUrl: Story = {
  parameters: refused(400, { type: '/problems/local-host-url' }),
  play: async () => {
    await typeName('Mine');
    await save();
    await screen.findByText('A private IP address is not supported; consider a tunnelling service.');
    await waitFor(() => expect(screen.getByLabelText(/Website URL/)).toHaveFocus());
    await expect(screen.getByRole('tab', { name: 'Project 1 error' })).toBeVisible();
  },
};

export const QuotaExceeded: Story = {
  parameters: refused(402, { type: '/problems/invalid-quota' }),
  play: async () => {
    await typeName('Mine');
    await save();
    await screen.findByText(
      'You reached the maximum amount of pages included in your subscription. Upgrade to scan more pages.',
    );
  },
};

export const TooManyPages: Story = {
  parameters: refused(400, { type: '/problems/max-urls-reached' }),
  play: async () => {
    await typeName('Mine');
    await save();
    await waitFor(() => expect(screen.getByLabelText(/Max pages/)).toHaveFocus());
    await screen.findByText('The maximum number of pages is reached. Please enter fewer pages.');
  },
};

/** Two tabs change one project: the one that is late shows both, and nothing that was entered is gone. */
export const ChangedElsewhere: Story = {
  play: async () => {
    await typeName('Mine');
    service.change({ name: 'Theirs', maxPages: 500 });
    await save();
    const changed = await screen.findByRole('region', { name: /Somebody else has changed/ });
    await expect(within(changed).getByRole('row', { name: 'Name Mine Theirs' })).toBeVisible();
    await expect(within(changed).getByRole('row', { name: 'Max pages 100 500' })).toBeVisible();
    await expect(screen.getByLabelText(/^Name/)).toHaveValue('Mine');
  },
};

export const NewerLoaded: Story = {
  play: async (context) => {
    await ChangedElsewhere.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Load the newer settings' }));
    await expect(screen.getByLabelText(/^Name/)).toHaveValue('Theirs');
    await expect(screen.getByRole('form', { name: 'Project settings' })).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('region', { name: /Somebody else/ })).toBeNull());
    await expect(service.project()).toMatchObject({ name: 'Theirs', revision: 2 });
  },
};

export const SavedOverNewer: Story = {
  play: async (context) => {
    await ChangedElsewhere.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Save mine over them' }));
    await screen.findAllByText('Project saved successfully');
    await expect(service.project()).toMatchObject({ name: 'Mine', maxPages: 100, revision: 3 });
  },
};

/** The connection is lost: what was entered stays. */
export const ConnectionLost: Story = {
  parameters: withFirst(http.put(`*/api/v1${PATH}`, () => HttpResponse.error())),
  play: async () => {
    const name = await typeName('Mine');
    await save();
    await screen.findByText('What you entered is still here. Check your connection, then try again.');
    await expect(name).toHaveValue('Mine');
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    await expect(name).toHaveValue('Harbour & Pine');
    await expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  },
};

/** Anybody who has the link sees the results: it is there to be copied once that is saved. */
export const Public: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('switch', { name: 'Public results' }));
    await screen.findByText('The link works once the settings are saved.');
    await save();
    await screen.findByRole('button', { name: 'Copy link' });
    await expect(service.sent).toMatchObject([{ isPublic: true }]);
  },
};

/** Off removes the schedule. */
export const Unscheduled: Story = {
  play: async () => {
    await screen.findByLabelText(/Website URL/);
    await openPart('Schedule');
    await userEvent.click(await screen.findByRole('switch', { name: 'Scan on a schedule' }));
    await expect(screen.queryByLabelText('Time zone')).toBeNull();
    await save();
    await screen.findAllByText('Project saved successfully');
    await expect(service.sent).toHaveLength(1);
    await expect(service.sent[0]).not.toHaveProperty('schedule');
  },
};

/** Who may not change anything reads it, and is told so. */
export const AsViewer: Story = {
  parameters: withFirst(answers('/subscriptions', { ...goldenSubscription, userRole: 'VIEWER' })),
  play: async () => {
    await screen.findByText('You are not allowed to delete the project.');
    await expect(screen.getByLabelText(/^Name/)).toHaveAttribute('readonly');
    await expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Delete project' })).toBeNull();
    await openPart('Schedule');
    await expect(await screen.findByLabelText('Time zone')).toBeDisabled();
  },
};

/** Asks first; Cancel leaves it. */
export const AskedToDelete: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete project' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Delete' })).toBeVisible());
    await expect(args.onDeleted).not.toHaveBeenCalled();
  },
};

export const Deleted: Story = {
  parameters: withFirst(http.delete(`*/api/v1${PATH}`, () => new HttpResponse(null, { status: 204 }))),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete project' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce());
  },
};

export const Loading: Story = { parameters: withFirst(neverAnswers(PATH)) };
export const Missing: Story = { parameters: withFirst(knowsNothingOf(PATH)) };
export const OfAnotherOrganisation: Story = {
  parameters: withFirst(answers(PATH, { ...settledProject, isMember: false, isPublic: true })),
};

export const Failed: Story = {
  parameters: withFirst(breaks(PATH)),
  play: async () => {
    await screen.findByText('Failed to retrieve the project. Please try again later');
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const OnAPhone: Story = { ...Schedule, globals: { viewport: { value: 'phone' } } };
export const ChangedOnAPhone: Story = { ...ChangedElsewhere, globals: { viewport: { value: 'phone' } } };
