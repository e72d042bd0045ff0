import type { AccessibilityCategory } from '@sitelens/api-client/contract';
import { goldenCategories } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { RedactionPrompt } from '../findings/RedactionPrompt.tsx';
import { withFilter } from '../table/tableView.ts';
import { defaultTableView } from '../table/tableViewParameters.ts';
import { CategoriesTable } from './CategoriesTable.tsx';
import { categoriesViewSpec } from './categoriesViewSpec.ts';
import { strangeCategories, strangeFacets } from './testing/strangeCategories.ts';

const { data, paginationDetails, facets } = goldenCategories();
const view = defaultTableView(categoriesViewSpec);
const noFacets = { impact: [], tags: [], disabilitiesAffected: [], sinceLastScan: [] };
const promptLinks = { startFreeTrial: '/signup', pickPlan: '/pricing' };

const meta = {
  title: 'Results/Accessibility/CategoriesTable',
  component: CategoriesTable,
  args: {
    categories: data,
    total: paginationDetails.totalRecords,
    facets,
    view,
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

/** By how many issues there are; pressed again the other way round. */
export const Sorted: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Impact' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    for (const [name, orderBy, order] of [
      ['Issues', 'totalIssues', 'desc'],
      ['Pages', 'totalPages', 'desc'],
      ['Rule', 'id', 'asc'],
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
    const [worst] = within(canvas.getByRole('group', { name: 'Rules by severity' })).getAllByRole('button');
    if (!worst) throw new Error('There is no severity.');
    await expect(worst).toHaveAccessibleName(`Critical ${facets.impact[0]?.count} rules`);
    await userEvent.click(worst);
    await expect(args.onViewChange).toHaveBeenCalledWith(withFilter(view, 'impact', ['critical']));
  },
};

/** Values with how many rules have them; WCAG's levels first, and axe-core's own tags last. */
export const FilterOpen: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Violates', expanded: false }));
    const dialog = await screen.findByRole('dialog', { name: 'Violates' });
    const [first] = within(dialog).getAllByRole('checkbox');
    await expect(first).toHaveAccessibleName(/^WCAG 2\.0 A/);
    await expect(within(dialog).getAllByRole('checkbox')).toHaveLength(facets.tags.length);
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Best practice/ }));
    await expect(args.onViewChange).toHaveBeenCalledWith(withFilter(view, 'tags', ['best-practice']));
  },
};

const critical = withFilter(view, 'impact', ['critical']);
const criticalOnly = goldenCategories(0, 10, { filterImpact: ['critical'] });

export const Filtered: Story = {
  args: { view: critical, categories: criticalOnly.data, total: criticalOnly.paginationDetails.totalRecords },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: /^Critical/ })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Impact: Critical' }));
    await expect(args.onViewChange).toHaveBeenCalledWith(view);
  },
};

const fixedOnly = goldenCategories(0, 10, { filterSinceLastScan: ['FIXED'] });

/** Rules that fail no more stand where fixed issues are asked for. */
export const Fixed: Story = {
  args: {
    view: withFilter(view, 'sinceLastScan', ['FIXED']),
    categories: fixedOnly.data,
    total: fixedOnly.paginationDetails.totalRecords,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^\d+ fixed$/)).toHaveLength(fixedOnly.data.length);
  },
};

export const NoneMatch: Story = {
  args: { view: critical, categories: [], total: 0 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'No rows match' })).toBeVisible();
    const [, below] = canvas.getAllByRole('button', { name: 'Clear filters' });
    if (!below) throw new Error('Nothing leads back to all rows.');
    await userEvent.click(below);
    await expect(args.onViewChange).toHaveBeenCalledWith(view);
  },
};

const withoutComparison = data.map(({ sinceLastScan: _, ...category }): AccessibilityCategory => category);

/** Nothing is said of what has changed where there is nothing to compare with. */
export const FirstScan: Story = {
  args: { categories: withoutComparison, facets: { ...facets, sinceLastScan: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Since last scan' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Since last scan' })).toBeNull();
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
    await expect(canvas.getByRole('heading', { name: 'No accessibility issues found' })).toBeVisible();
  },
};

/** The scan still runs. */
export const NothingSoFar: Story = { args: { categories: [], total: 0, facets: noFacets, isRunning: true } };

/** What a visitor sees: a few rules, and that there are more. */
export const Redacted: Story = {
  args: {
    categories: data.slice(0, 3),
    total: 3,
    redaction: {
      count: 17,
      prompt: <RedactionPrompt reason="FREEMIUM" count={17} links={promptLinks} />,
    },
  },
  play: async ({ canvas }) => {
    // What is not counted is not said to be none.
    await expect(canvas.getByRole('button', { name: 'Serious' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /rules?$/ })).not.toBeInTheDocument();
  },
};

/** After the trial. */
export const RedactedAfterTheTrial: Story = {
  args: {
    categories: data.slice(0, 3),
    total: 3,
    redaction: {
      count: 17,
      prompt: <RedactionPrompt reason="TRIAL_EXPIRED" count={17} links={promptLinks} />,
    },
  },
};

/** A server that is newer, or hostile: rules, impacts, tags and disabilities that nothing is known of. */
export const UnknownValues: Story = {
  args: { categories: strangeCategories, total: strangeCategories.length, facets: strangeFacets },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('rule-of-tomorrow')[0]).toBeVisible();
    await expect(canvas.getAllByText('catastrophic')[0]).toBeVisible();
    await expect(canvas.getAllByText('VESTIBULAR')[0]).toBeVisible();
    await expect(canvas.getAllByText('wcag3-clarity')[0]).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const UnknownValuesOnAPhone: Story = {
  ...UnknownValues,
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
