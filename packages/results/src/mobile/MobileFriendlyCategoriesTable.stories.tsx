import { goldenMobileFriendlyCategories } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { RedactionPrompt } from '../findings/RedactionPrompt.tsx';
import { withFilter } from '../table/tableView.ts';
import { defaultTableView } from '../table/tableViewParameters.ts';
import { MobileFriendlyCategoriesTable } from './MobileFriendlyCategoriesTable.tsx';
import { mobileFriendlyCategoriesViewSpec } from './mobileFriendlyCategoriesViewSpec.ts';

const view = defaultTableView(mobileFriendlyCategoriesViewSpec);
const { data: mobileCategories, facets: mobileFacets } = goldenMobileFriendlyCategories(0, 50);
const noFacets = { impact: [], sinceLastScan: [] };

const meta = {
  title: 'Results/Mobile/MobileFriendlyCategoriesTable',
  component: MobileFriendlyCategoriesTable,
  args: {
    categories: mobileCategories.slice(0, 10),
    total: mobileCategories.length,
    facets: mobileFacets,
    view,
    onViewChange: fn(),
    status: 'ready',
    onRetry: fn(),
    onIssueOpen: fn(),
  },
} satisfies Meta<typeof MobileFriendlyCategoriesTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole row opens, by the word at its end too; for a keyboard its name does. */
export const Ready: Story = {
  play: async ({ canvas, args }) => {
    const [first] = mobileCategories;
    const row = canvas.getByRole('row', { name: /^The page does not say that it fits on phones/ });
    await userEvent.click(within(row).getByText('Open'));
    await expect(args.onIssueOpen).toHaveBeenCalledWith({ issueId: first?.id });
    await expect(within(row).getAllByRole('button')).toHaveLength(1);
    await userEvent.tab();
    within(row).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onIssueOpen).toHaveBeenCalledTimes(2);
  },
};

export const Sorted: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Impact' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    for (const [name, orderBy, order] of [
      ['Issues found', 'totalIssues', 'desc'],
      ['Pages', 'totalPages', 'desc'],
      ['Issue', 'id', 'asc'],
    ] as const) {
      const head = canvas.getByRole('columnheader', { name });
      await userEvent.click(within(head).getByRole('button'));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ ...view, orderBy, order });
    }
  },
};

/** At once: how much there is of what is worst, and nothing else. */
export const BySeverity: Story = {
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('group', { name: 'Kinds of issues by severity' });
    const [worst] = within(group).getAllByRole('button');
    if (!worst) throw new Error('There is no severity.');
    await expect(worst).toHaveAccessibleName('Critical 1 kind');
    await userEvent.click(worst);
    await expect(args.onViewChange).toHaveBeenCalledWith(withFilter(view, 'impact', ['critical']));
  },
};

export const FilterOpen: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Since last scan', expanded: false }));
    const dialog = await screen.findByRole('dialog', { name: 'Since last scan' });
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /^New/ }));
    await expect(args.onViewChange).toHaveBeenCalledWith(withFilter(view, 'sinceLastScan', ['NEW']));
  },
};

/** Nothing is said of what has changed where there is nothing to compare with. */
export const FirstScan: Story = {
  args: {
    categories: mobileCategories.map(({ sinceLastScan: _, ...category }) => category),
    facets: { ...mobileFacets, sinceLastScan: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Since last scan' })).toBeNull();
  },
};

export const NoneMatch: Story = {
  args: { view: withFilter(view, 'impact', ['minor']), categories: [], total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No rows match' })).toBeVisible();
  },
};

export const Loading: Story = { args: { categories: [], total: 0, facets: undefined, status: 'loading' } };

export const Failed: Story = {
  args: { categories: [], total: 0, facets: undefined, status: 'failed' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The scan has ended and found nothing. */
export const Empty: Story = {
  args: { categories: [], total: 0, facets: noFacets },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No mobile usability issues found' })).toBeVisible();
  },
};

/** The scan still runs. */
export const NothingSoFar: Story = {
  args: { categories: [], total: 0, facets: noFacets, isRunning: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No issues found so far!' })).toBeVisible();
  },
};

/** What a visitor sees: a few issues, and that there are more. */
export const Redacted: Story = {
  args: {
    categories: mobileCategories.slice(0, 3),
    total: 3,
    redaction: {
      count: 10,
      prompt: (
        <RedactionPrompt
          reason="FREEMIUM"
          count={10}
          links={{ startFreeTrial: '/signup', pickPlan: '/pricing' }}
        />
      ),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Start a free trial' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('tr[data-redacted]')).toHaveLength(5);
    await expect(canvas.queryByRole('button', { name: /kinds?$/ })).not.toBeInTheDocument();
  },
};

/** A service that is newer: an issue that nothing is known of is called by its id. */
export const UnknownIssue: Story = {
  args: {
    categories: [{ id: 'issue-of-tomorrow', totalIssues: 1_234_567, totalPages: 34_567, impact: 'minor' }],
    total: 1,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'issue-of-tomorrow' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
