import { goldenHandlers, goldenScan, goldenSubscription } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { answers, withAnswer } from '../testing/answers.ts';
import { withClient } from '../testing/withClient.tsx';
import { AccessibilityReportActions } from './AccessibilityReportActions.tsx';

const REPORT = '/projects/:projectId/scans/:scanId/report';

/** A service that makes the report when it is asked to, and has it at the next look but one. */
function makesReports() {
  let looks = -1;
  const state = () => {
    if (looks < 0) return { status: 'NONE' };
    return { status: looks > 1 ? 'READY' : 'QUEUED', requestedAt: '2026-11-20T10:00:00Z' };
  };
  return {
    handlers: [
      http.get(`*/api/v1${REPORT}`, () => {
        if (looks >= 0) looks += 1;
        return HttpResponse.json(state());
      }),
      http.post(`*/api/v1${REPORT}`, () => {
        looks = 0;
        return HttpResponse.json(state());
      }),
    ],
    beforeEach: () => {
      looks = -1;
    },
  };
}

const service = makesReports();

const meta = {
  title: 'Widgets/AccessibilityReportActions',
  component: AccessibilityReportActions,
  decorators: [withClient],
  args: { projectId: goldenScan.projectId, scanId: goldenScan.scanId, onPrint: fn() },
  parameters: { msw: { handlers: [answers(REPORT, { status: 'NONE' }), ...goldenHandlers] } },
} satisfies Meta<typeof AccessibilityReportActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Prints: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('button', { name: 'Make a PDF' })).toBeVisible();
  },
};

/** What becomes of it is told as it comes, and the focus stays where it was pressed. */
export const MakesAPdf: Story = {
  parameters: withAnswer(...service.handlers),
  beforeEach: service.beforeEach,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make a PDF' }));
    await expect(await canvas.findByText(/The PDF is being made/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Make a PDF/ })).toHaveFocus();
    const link = await canvas.findByRole('link', { name: 'Save the PDF' }, { timeout: 10_000 });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/report\/pdf$/));
    await expect(canvas.getByText('The PDF is ready.')).toBeVisible();
    await waitFor(() => expect(link).toHaveFocus());
  },
};

export const Failed: Story = {
  parameters: withAnswer(answers(REPORT, { status: 'FAILED', requestedAt: '2026-11-20T10:00:00Z' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The PDF could not be made.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Paper is everybody's, a PDF is the members' of a plan. */
export const NotInThePlan: Story = {
  parameters: withAnswer(answers('/subscriptions', { ...goldenSubscription, status: 'FREEMIUM' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A PDF is not included in your plan.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Make a PDF' })).toBeNull();
  },
};
