import { goldenCategories } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { defaultTableView } from '../table/tableViewParameters.ts';
import { CategoriesTable } from './CategoriesTable.tsx';
import { categoriesViewSpec } from './viewSpecs.ts';

const { data, paginationDetails } = goldenCategories();

const meta = {
  title: 'Results/Accessibility/CategoriesTable',
  component: CategoriesTable,
  args: {
    categories: data,
    total: paginationDetails.totalRecords,
    view: defaultTableView(categoriesViewSpec),
    onViewChange: fn(),
    status: 'ready',
    onRetry: fn(),
    onRuleOpen: fn(),
  },
} satisfies Meta<typeof CategoriesTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const [first] = data;
    const [, row] = within(canvasElement).getAllByRole('row');
    if (!row || !first) throw new Error('There is no row.');
    await userEvent.click(within(row).getByText('Critical'));
    await expect(args.onRuleOpen).toHaveBeenCalledWith({ ruleId: first.id });
  },
};

export const Loading: Story = { args: { categories: [], total: 0, status: 'loading' } };
export const Failed: Story = { args: { categories: [], total: 0, status: 'failed' } };

/** The scan has ended and found nothing. */
export const Empty: Story = { args: { categories: [], total: 0 } };

/** The scan still runs. */
export const NothingSoFar: Story = { args: { categories: [], total: 0, isRunning: true } };

/** A service newer than the catalogue: the rule is shown plainly, and tags that say nothing are left out. */
export const UnknownRule: Story = {
  args: {
    categories: [
      {
        id: 'rule-of-tomorrow',
        totalIssues: 12_345,
        totalPages: 345,
        tags: ['wcag22aa', 'cat.structure', 'TTv5', 'best-practice'],
        disabilitiesAffected: ['SPEECH', 'NEURAL', 'HEARING', 'COGNITIVE'],
        impact: 'minor',
      },
    ],
    total: 1,
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
