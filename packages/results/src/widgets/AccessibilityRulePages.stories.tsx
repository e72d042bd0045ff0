import { goldenHandlers, goldenRulePages, goldenScan } from '@sitelens/golden';
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
