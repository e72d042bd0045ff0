import { goldenHandlers, goldenScan, runningScan } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answers, breaks, forbids, knowsNothingOf, neverAnswers, withAnswer } from '../testing/answers.ts';
import { withClient } from '../testing/withClient.tsx';
import { ProjectOverview } from './ProjectOverview.tsx';

const PATH = '/projects/:projectId/scans';

const meta = {
  title: 'Widgets/ProjectOverview',
  component: ProjectOverview,
  decorators: [withClient],
  args: { projectId: goldenScan.projectId, categoriesHref: (scanId) => `#${scanId}` },
  parameters: { msw: { handlers: goldenHandlers } },
} satisfies Meta<typeof ProjectOverview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: 'Latest scan' });
    await canvas.findByRole('heading', { name: 'Issues by impact' });
    await expect(await canvas.findByRole('table', { name: 'Pages' })).toBeVisible();
  },
};

export const Running: Story = {
  parameters: withAnswer(answers(PATH, [runningScan(24)])),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('progressbar', { name: 'Progress of the scan' });
  },
};

const failed = {
  ...goldenScan,
  status: 'FAILED',
  totalPagesScanned: 0,
  accessibilityIssues: 0,
  failure: { outcome: 'FAILED', reason: 'NAME_NOT_RESOLVED', url: goldenScan.startUrl },
};

export const FailedScan: Story = {
  parameters: withAnswer(answers(PATH, [failed])),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/No server is known under this name/);
  },
};

export const NeverScanned: Story = { parameters: withAnswer(answers(PATH, [])) };
export const Loading: Story = { parameters: withAnswer(neverAnswers(PATH)) };

export const Failed: Story = {
  parameters: withAnswer(breaks(PATH)),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Failed to retrieve the project. Please try again later');
  },
};

export const Forbidden: Story = {
  parameters: withAnswer(forbids(PATH)),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/You are not allowed to use this functionality/);
  },
};

export const Unknown: Story = { parameters: withAnswer(knowsNothingOf(PATH)) };
