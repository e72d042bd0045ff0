import {
  goldenExpiredSubscription,
  goldenHandlers,
  goldenProject,
  goldenSubscription,
  runningScan,
} from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answers, breaks, forbids, neverAnswers, withAnswer } from '../testing/answers.ts';
import { withClient } from '../testing/withClient.tsx';
import { ProjectsList } from './ProjectsList.tsx';

const PATH = '/projects/scans/latest';
const running = { ...goldenProject, id: 'running', name: 'Town library', scans: [runningScan(12)] };
const fresh = { ...goldenProject, id: 'fresh', name: 'Just added', scans: [], thumbnails: {} };

const meta = {
  title: 'Widgets/ProjectsList',
  component: ProjectsList,
  decorators: [withClient],
  args: { projectHref: (projectId) => `#${projectId}` },
  parameters: { msw: { handlers: goldenHandlers } },
} satisfies Meta<typeof ProjectsList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button is there before the subscription is, and knows its reason only then. */
async function saysWhy(button: HTMLElement, reason: string) {
  const again = async () => {
    await userEvent.unhover(button);
    await userEvent.hover(button);
    await screen.findByText(reason, {}, { timeout: 1_500 });
  };
  await waitFor(again, { timeout: 10_000 });
}

export const Ready: Story = {
  parameters: withAnswer(answers(PATH, { data: [goldenProject, running, fresh] })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: /Harbour & Pine/ })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search websites' }), 'nowhere');
    await canvas.findByText('No projects found that match the search query');
  },
};

export const Empty: Story = { parameters: withAnswer(answers(PATH, { data: [] })) };
export const Loading: Story = { parameters: withAnswer(neverAnswers(PATH)) };

export const Failed: Story = {
  parameters: withAnswer(breaks(PATH)),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Failed to retrieve the projects');
  },
};

export const Forbidden: Story = {
  parameters: withAnswer(forbids(PATH)),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(
      'You are not allowed to use this functionality. Contact your administrator for support.',
    );
  },
};

/** What runs says so, with a spinner in the place of a date. */
export const Running: Story = {
  parameters: withAnswer(answers(PATH, { data: [running, { ...goldenProject, id: 'done' }] })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = await canvas.findByRole('row', { name: /Town library/ });
    await expect(within(row).getByText('In progress')).toBeVisible();
    await expect(within(row).getByText('Scanning')).toBeVisible();
    const done = canvas.getByRole('row', { name: /Harbour & Pine/ });
    await expect(within(done).getByText('Completed')).toBeVisible();
    await expect(
      within(done).getByText(/fewer than before|more than before|as many as before/),
    ).toBeVisible();
  },
};

/** A viewer sees why nothing can be added. */
export const AsViewer: Story = {
  parameters: withAnswer(answers('/subscriptions', { ...goldenSubscription, userRole: 'VIEWER' })),
  play: async ({ canvasElement }) => {
    const add = await within(canvasElement).findByRole('button', { name: 'Add website' });
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await saysWhy(add, 'Your role does not allow adding websites. Ask an owner of your organisation.');
    await userEvent.click(add);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** So does who could, had the trial not ended. */
export const TrialExpired: Story = {
  parameters: withAnswer(answers('/subscriptions', goldenExpiredSubscription)),
  play: async ({ canvasElement }) => {
    const add = await within(canvasElement).findByRole('button', { name: 'Add website' });
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await saysWhy(add, 'Your trial has expired. Upgrade to a paid plan to add websites.');
  },
};

/** The address that a visitor had scanned is there when they add it. */
export const OfAVisitor: Story = {
  args: { newStartUrl: 'https://www.example.com/' },
  play: async ({ canvasElement }) => {
    const add = await within(canvasElement).findByRole('button', { name: 'Add website' });
    await waitFor(() => expect(add).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.click(add);
    await expect(await screen.findByLabelText(/Website URL/)).toHaveValue('https://www.example.com/');
  },
};
