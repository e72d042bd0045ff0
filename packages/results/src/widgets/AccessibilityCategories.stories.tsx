import { goldenHandlers, goldenRedactedHandlers, goldenScan, runningScan } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { answers, breaks, forbids, knowsNothingOf, neverAnswers, withAnswer } from '../testing/answers.ts';
import { withClient } from '../testing/withClient.tsx';
import { AccessibilityCategories } from './AccessibilityCategories.tsx';

const SCAN = '/projects/:projectId/scans/:scanId';
const PATH = `${SCAN}/accessibility/categories`;
const NOTHING = {
  data: [],
  paginationDetails: { totalRecords: 0, currentPage: 0, limit: 10 },
  facets: { impact: [], tags: [], disabilitiesAffected: [], sinceLastScan: [] },
};

const meta = {
  title: 'Widgets/AccessibilityCategories',
  component: AccessibilityCategories,
  decorators: [withClient],
  args: { projectId: goldenScan.projectId, scanId: goldenScan.scanId, onRuleOpen: fn() },
  parameters: { msw: { handlers: goldenHandlers } },
} satisfies Meta<typeof AccessibilityCategories>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps its own view where none is handed in. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [, first] = await canvas.findAllByRole('row');
    const before = first?.textContent;
    await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }));
    await canvas.findByText(/11–20 of/);
    await expect(canvas.getAllByRole('row')[1]?.textContent).not.toBe(before);
  },
};

export const Empty: Story = { parameters: withAnswer(answers(PATH, NOTHING)) };

export const NothingSoFar: Story = {
  parameters: withAnswer(answers(PATH, NOTHING), answers(SCAN, runningScan(1))),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No issues found so far!');
  },
};

/** No issue, since no page could be looked at. */
export const FailedScan: Story = {
  parameters: withAnswer(
    answers(PATH, NOTHING),
    answers(SCAN, {
      ...goldenScan,
      status: 'FAILED',
      failure: { outcome: 'FAILED', reason: 'TIMED_OUT', url: goldenScan.startUrl },
    }),
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/The website could not be scanned/);
  },
};

export const Loading: Story = { parameters: withAnswer(neverAnswers(PATH)) };

export const Failed: Story = {
  parameters: withAnswer(breaks(PATH)),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Failed to retrieve the data');
  },
};

export const Forbidden: Story = {
  parameters: withAnswer(forbids(PATH)),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/You are not allowed to use this functionality/);
  },
};

export const UnknownScan: Story = { parameters: withAnswer(knowsNothingOf(PATH)) };

/** Placeholder rows, at most five, and the way to a trial. */
export const ForAVisitor: Story = {
  parameters: { msw: { handlers: goldenRedactedHandlers('FREEMIUM') } },
  play: async ({ canvasElement }) => {
    const prompt = await within(canvasElement).findByRole('link', { name: 'Start a free trial' });
    await expect(prompt).toHaveAttribute('href', '/oauth2/authorization/auth0-signup');
    const hinted = canvasElement.querySelectorAll('tr[data-redacted]').length;
    await expect(hinted).toBeGreaterThan(0);
    await expect(hinted).toBeLessThanOrEqual(5);
  },
};

export const AfterTheTrial: Story = {
  parameters: { msw: { handlers: goldenRedactedHandlers('TRIAL_EXPIRED') } },
  play: async ({ canvasElement }) => {
    const prompt = await within(canvasElement).findByRole('link', { name: 'Pick a plan' });
    await expect(prompt).toHaveAttribute('href', '/dashboard/subscription/plan');
  },
};
