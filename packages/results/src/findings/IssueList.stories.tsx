import { goldenIssues } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { goldenPageAt } from '../testing/goldenPlaces.ts';
import { IssueList } from './IssueList.tsx';

const page = goldenPageAt('/shop/jackets');
const { content: issues } = goldenIssues(page.id, 'color-contrast');
const [first, second] = issues;
if (!first || !second) throw new Error('The golden scan has too few issues there.');

const meta = {
  title: 'Results/Findings/IssueList',
  component: IssueList,
  args: {
    issues,
    total: issues.length,
    focusedIssueId: first.id,
    onIssueOpen: fn(),
    page,
    screenSize: 'desktop',
    onSeeOnScreenshot: fn(),
    // As under the rule's own heading.
    level: 2,
  },
} satisfies Meta<typeof IssueList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
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
export const LaterPage: Story = { args: { numberOf: (_, index) => 21 + index, total: 22 } };
export const NothingOpen: Story = { args: { focusedIssueId: undefined } };
export const SinceLastScan: Story = {
  args: {
    issues: [
      { ...first, sinceLastScan: 'NEW' },
      { ...second, sinceLastScan: 'FIXED', boundingBoxes: {} },
    ],
    focusedIssueId: undefined,
  },
};

/** 5 MB of HTML, and words that run from right to left. */
export const AnyText: Story = {
  args: {
    issues: [
      { ...first, html: `<p class="${'x'.repeat(5_000_000)}">` },
      { ...second, html: '<p title="שלום">مرحبا بالعالم 👩‍👩‍👧‍👦</p>' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/5,000,012 characters/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
  tags: ['!autodocs'],
};
