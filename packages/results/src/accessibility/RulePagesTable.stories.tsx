import { goldenRulePages } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { defaultTableView } from '../table/tableViewParameters.ts';
import { RulePagesTable } from './RulePagesTable.tsx';
import { rulePagesViewSpec } from './viewSpecs.ts';

const { content, totalElements } = goldenRulePages('image-alt');

const meta = {
  title: 'Results/Accessibility/RulePagesTable',
  component: RulePagesTable,
  args: {
    pages: content,
    total: totalElements,
    view: defaultTableView(rulePagesViewSpec),
    onViewChange: fn(),
    status: 'ready',
    onRetry: fn(),
    onPageOpen: fn(),
  },
} satisfies Meta<typeof RulePagesTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Page' }));
    await expect(args.onViewChange).toHaveBeenCalledWith(
      expect.objectContaining({ orderBy: 'pageUrl', order: 'asc' }),
    );
  },
};

export const Loading: Story = { args: { pages: [], total: 0, status: 'loading' } };
export const Failed: Story = { args: { pages: [], total: 0, status: 'failed' } };
export const Empty: Story = { args: { pages: [], total: 0 } };

const LONG = `https://www.example.com/${'a-very-long-part-of-an-address/'.repeat(12)}`;

/** Cut at 90 characters; without a picture its initials; what is withheld is not shown. */
export const LongAndRedacted: Story = {
  args: {
    pages: [
      { id: '1', pageId: '1', pageUrl: LONG, thumbnails: {}, totalIssues: 1_204, redacted: false },
      { id: '2', pageId: '2', pageUrl: '', thumbnails: {}, totalIssues: 3, redacted: true },
    ],
    total: 2,
  },
};
