import { goldenHandlers, goldenRedactedHandlers, goldenScan } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { answers, breaks, breaksAtFirst, forbids, neverAnswers, withAnswer } from '../testing/answers.ts';
import { withClient } from '../testing/withClient.tsx';
import { whole } from '../trust/testing/trusts.ts';
import { ScanTrust } from './ScanTrust.tsx';

const PATH = '/projects/:projectId/scans/:scanId/trust';

const meta = {
  title: 'Widgets/ScanTrust',
  component: ScanTrust,
  decorators: [withClient],
  args: { projectId: goldenScan.projectId, scanId: goldenScan.scanId },
  parameters: { msw: { handlers: goldenHandlers } },
} satisfies Meta<typeof ScanTrust>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'How far you can trust this scan' });
    await expect(canvas.getByText('With gaps')).toBeVisible();
  },
};

/** Numbers are whole; of the pages a visitor sees the first. */
export const Redacted: Story = {
  parameters: { msw: { handlers: goldenRedactedHandlers('FREEMIUM') } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'How far you can trust this scan' });
    await expect(canvas.queryByText(/^Show the first 5 pages/)).toBeNull();
  },
};

export const Whole: Story = { parameters: withAnswer(answers(PATH, whole)) };
export const Loading: Story = { parameters: withAnswer(neverAnswers(PATH)) };

export const Failed: Story = {
  parameters: withAnswer(breaks(PATH)),
  play: async ({ canvas }) => {
    await canvas.findByText('Failed to retrieve how far the scan can be trusted');
  },
};

const mended = breaksAtFirst(PATH);

/** Whoever pressed the button stays where it was. */
export const TriedAgain: Story = {
  parameters: withAnswer(mended.handler),
  beforeEach: mended.beforeEach,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Try again' });
    mended.mend();
    await userEvent.click(button);
    await canvas.findByText('With gaps');
    await expect(document.activeElement).not.toBe(document.body);
  },
};

export const Forbidden: Story = {
  parameters: withAnswer(forbids(PATH)),
  play: async ({ canvas }) => {
    await canvas.findByText(/You are not allowed to use this functionality/);
  },
};
