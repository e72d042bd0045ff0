import { goldenHandlers, goldenScan } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answers, breaks, forbids, neverAnswers, withAnswer } from '../testing/answers.ts';
import { goldenPageAt } from '../testing/goldenPlaces.ts';
import { withClient } from '../testing/withClient.tsx';
import { AccessibilityPageIssues } from './AccessibilityPageIssues.tsx';

const SCAN = '/projects/:projectId/scans/:scanId';
const ISSUES = `${SCAN}/accessibility/pages/:pageId/:accessibilityId`;
const PAGE = `${SCAN}/pages/:pageId`;

const meta = {
  title: 'Widgets/AccessibilityPageIssues',
  component: AccessibilityPageIssues,
  decorators: [withClient],
  args: {
    projectId: goldenScan.projectId,
    scanId: goldenScan.scanId,
    pageId: goldenPageAt('/shop/jackets').id,
    accessibilityId: 'color-contrast',
  },
  parameters: { msw: { handlers: goldenHandlers } },
} satisfies Meta<typeof AccessibilityPageIssues>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A box opens its entry in the list. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Issue 2 of 2: / }));
    await expect(await canvas.findByRole('button', { expanded: true })).toHaveAccessibleName(/Issue 2 of 2/);
  },
};

/** 14,520 px tall; the box is far below the fold. */
export const TallPage: Story = {
  args: { pageId: goldenPageAt('/journal/night-on-the-ridge').id, accessibilityId: 'image-alt' },
};

export const Empty: Story = {
  parameters: withAnswer(answers(ISSUES, { content: [], totalElements: 0 })),
};

export const Loading: Story = { parameters: withAnswer(neverAnswers(ISSUES)) };

export const Failed: Story = {
  parameters: withAnswer(breaks(ISSUES)),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Failed to retrieve the issues');
  },
};

/** The issues are there, the page's screenshot is not. */
export const FailedPage: Story = {
  parameters: withAnswer(breaks(PAGE)),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('The screenshot could not be retrieved');
  },
};

export const Forbidden: Story = { parameters: withAnswer(forbids(ISSUES)) };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
