import { goldenHandlers, goldenProject, goldenSubscription, runningScan } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
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

/** A viewer sees why nothing can be added. */
export const AsViewer: Story = {
  parameters: withAnswer(answers('/subscriptions', { ...goldenSubscription, userRole: 'VIEWER' })),
  play: async ({ canvasElement }) => {
    const add = await within(canvasElement).findByRole('button', { name: 'Add website' });
    await expect(add).toHaveAttribute('aria-disabled', 'true');
  },
};
