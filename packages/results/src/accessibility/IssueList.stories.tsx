import { goldenIssues } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { goldenPageAt } from '../testing/goldenPlaces.ts';
import { IssueList } from './IssueList.tsx';

const { content: issues } = goldenIssues(goldenPageAt('/shop/jackets').id, 'color-contrast');
const [first, second] = issues;
if (!first || !second) throw new Error('The golden scan has too few issues there.');

const meta = {
  title: 'Results/Accessibility/IssueList',
  component: IssueList,
  args: {
    issues,
    total: issues.length,
    focusedIssueId: first.id,
    onIssueOpen: fn(),
    onSeeOnScreenshot: fn(),
    // As under the rule's own heading.
    level: 2,
  },
} satisfies Meta<typeof IssueList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const open = canvas.getByRole('button', { expanded: true });
    await userEvent.click(canvas.getByRole('button', { name: /Issue 2 of 2/ }));
    await expect(args.onIssueOpen).toHaveBeenCalledWith({ issueId: second.id });
    await userEvent.click(open);
    await expect(open).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(open);
    await expect(open).toHaveAttribute('aria-expanded', 'true');
  },
};

/** The numbers go on from the list's earlier pages. */
export const SecondPage: Story = { args: { offset: 50, total: 52 } };
export const NoneOpen: Story = { args: { focusedIssueId: undefined } };
export const Redacted: Story = { args: { issues: issues.map((issue) => ({ ...issue, redacted: true })) } };
