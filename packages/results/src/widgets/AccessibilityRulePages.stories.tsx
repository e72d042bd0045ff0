import { goldenHandlers, goldenScan } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { answers, breaks, forbids, neverAnswers } from '../testing/answers.ts';
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

const withAnswer = (...first: typeof goldenHandlers) => ({
  msw: { handlers: [...first, ...goldenHandlers] },
});

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: /\(\d+ issues\)/ })).toBeVisible();
  },
};

export const Empty: Story = { parameters: withAnswer(answers(PATH, { content: [], totalElements: 0 })) };
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
    }),
  ),
};
