import { goldenHandlers, goldenRedactedHandlers, goldenRulePages, goldenScan } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { answers, breaks, forbids, neverAnswers, withAnswer } from '../testing/answers.ts';
import { withClient } from '../testing/withClient.tsx';
import { AccessibilityRulePages } from './AccessibilityRulePages.tsx';

const PATH = '/projects/:projectId/scans/:scanId/accessibility/image-alt';

const meta = {
  title: 'Widgets/AccessibilityRulePages',
  component: AccessibilityRulePages,
  decorators: [withClient],
  args: {
    projectId: goldenScan.projectId,
    scanId: goldenScan.scanId,
    accessibilityId: 'image-alt',
    onPageOpen: fn(),
  },
  parameters: { msw: { handlers: goldenHandlers } },
} satisfies Meta<typeof AccessibilityRulePages>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: /\(\d+ issues\)/ })).toBeVisible();
  },
};

/** A rule that failed in an earlier scan, and no longer. */
export const Empty: Story = {
  args: { accessibilityId: 'meta-refresh' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No page has this issue');
  },
};

const manyRules = {
  ...goldenRulePages('image-alt'),
  rule: { ...goldenRulePages('image-alt').rule, totalIssues: 4_321 },
};

/** The count is the rule's own, however far down the list of rules it stands. */
export const BeyondTheFirstRules: Story = {
  parameters: withAnswer(
    answers(PATH, manyRules),
    breaks('/projects/:projectId/scans/:scanId/accessibility/categories'),
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: /4,?321 issues/ });
  },
};

export const Loading: Story = { parameters: withAnswer(neverAnswers(PATH)) };

export const Failed: Story = {
  parameters: withAnswer(breaks(PATH)),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Failed to retrieve the data');
  },
};

export const Forbidden: Story = { parameters: withAnswer(forbids(PATH)) };
export const UnknownRule: Story = {
  args: { accessibilityId: 'rule-of-tomorrow' },
  parameters: withAnswer(
    answers('/projects/:projectId/scans/:scanId/accessibility/rule-of-tomorrow', {
      content: [],
      totalElements: 0,
      rule: {
        id: 'rule-of-tomorrow',
        totalIssues: 0,
        tags: [],
        disabilitiesAffected: [],
        impact: 'minor',
      },
    }),
  ),
};

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
