import { goldenHandlers, goldenScan, goldenSubscription, runningScan } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, within } from 'storybook/test';
import { answers } from '../testing/answers.ts';
import { withClient } from '../testing/withClient.tsx';
import { StartScanButton } from './StartScanButton.tsx';

const meta = {
  title: 'Widgets/StartScanButton',
  component: StartScanButton,
  decorators: [withClient],
  args: { projectId: goldenScan.projectId },
  parameters: { msw: { handlers: goldenHandlers } },
} satisfies Meta<typeof StartScanButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const withAnswer = (...first: typeof goldenHandlers) => ({
  msw: { handlers: [...first, ...goldenHandlers] },
});
const subscribed = (change: object) =>
  withAnswer(answers('/subscriptions', { ...goldenSubscription, ...change }));

export const Ready: Story = {};

export const Running: Story = {
  parameters: withAnswer(answers('/projects/:projectId/scans', [runningScan(3)])),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Running');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const TrialExpired: Story = {
  parameters: subscribed({ trialExpired: true }),
  play: async ({ canvasElement }) => {
    const start = await within(canvasElement).findByRole('button', { name: 'Start crawl' });
    await expect(start).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await screen.findByText('Your trial has expired. Upgrade to a paid plan to start a crawl.');
  },
};

export const QuotaExceeded: Story = { parameters: subscribed({ isQuotaExceeded: true }) };

/** A viewer doesn't see the button. */
export const AsViewer: Story = { parameters: subscribed({ userRole: 'VIEWER' }) };

/** Somebody else was faster. */
export const AlreadyRunning: Story = {
  parameters: withAnswer(
    http.post('*/api/v1/projects/:projectId/scans', () =>
      HttpResponse.json(
        { type: '/problems/scan-already-running', title: 'A scan is running.', status: 409 },
        { status: 409 },
      ),
    ),
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Start crawl' }));
    await screen.findAllByText('A scan is already running.');
  },
};

/** What the service knew better is said in words, one for each reason. */
export const Paused: Story = {
  parameters: withAnswer(
    http.post('*/api/v1/projects/:projectId/scans', () =>
      HttpResponse.json(
        { type: '/problems/subscription-paused', title: 'No.', status: 402 },
        { status: 402 },
      ),
    ),
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Start crawl' }));
    await screen.findAllByText('Your subscription is paused. Update the subscription to start a crawl.');
  },
};
