import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { DataTable } from './DataTable.tsx';
import { LocalDataTable } from './local/LocalDataTable.tsx';
import {
  type FailedRule,
  failedRules,
  firstRulesView,
  localRuleColumns,
  ruleColumns,
} from './testing/failedRules.tsx';

/** The filters of a table, as they stand above its rows. */
const meta = {
  title: 'Results/Table/Filters',
  component: LocalDataTable<FailedRule>,
  args: {
    caption: 'Accessibility issues by rule',
    columns: localRuleColumns,
    rows: failedRules,
    rowId: (rule) => rule.id,
    defaultView: firstRulesView,
    onViewChange: fn(),
  },
} satisfies Meta<typeof LocalDataTable<FailedRule>>;

export default meta;
type Story = StoryObj<typeof meta>;

const filteredBy = (filters: Record<string, readonly string[]>) => ({ ...firstRulesView, filters });

export const Unfiltered: Story = {};

export const Open: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Impact', expanded: false }));
    const dialog = await screen.findByRole('dialog', { name: 'Impact' });
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /Critical/ }));
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /Serious/ }));
    await expect(canvas.getByRole('button', { name: 'Remove filter Impact: Serious' })).toBeVisible();
  },
};

export const Chosen: Story = {
  args: { defaultView: filteredBy({ impact: ['critical', 'serious'], tags: ['wcag412'] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1–\d+ of \d+$/)).toHaveAttribute('role', 'status');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Violates: wcag412' }));
    await expect(canvas.getByRole('button', { name: 'Violates' })).toHaveFocus();
  },
};

/** What an old address asks for is shown as it is. */
export const UnknownValue: Story = {
  args: { defaultView: filteredBy({ impact: ['catastrophic', 'critical'], tags: ['🏳️‍🌈', 'اتصل بنا'] }) },
};

export const NoRowsMatch: Story = {
  args: { defaultView: filteredBy({ impact: ['catastrophic'] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No rows match' })).toBeVisible();
    const [, below] = canvas.getAllByRole('button', { name: 'Clear filters' });
    if (below) await userEvent.click(below);
    await expect(canvas.getByText('1–10 of 42')).toBeVisible();
  },
};

export const LoadingFiltered: Story = {
  args: { defaultView: filteredBy({ impact: ['critical'] }), status: 'loading', onRetry: fn() },
};

export const Phone: Story = {
  args: { defaultView: filteredBy({ impact: ['critical', 'serious'], tags: ['W'.repeat(10_000)] }) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Violates (1)' }));
    await expect(await screen.findByRole('dialog', { name: 'Violates' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
  tags: ['!autodocs'],
};

/** Filtered by a server, which sends the counts; the filter "Since the last scan" is no column. */
export const Served: StoryObj<typeof DataTable<FailedRule>> = {
  render: () => (
    <DataTable
      caption="Accessibility issues by rule"
      columns={ruleColumns}
      rows={failedRules.slice(0, 5)}
      rowId={({ id }) => id}
      view={filteredBy({ sinceLastScan: ['new'] })}
      onViewChange={fn()}
      total={5}
      status="ready"
      onRetry={fn()}
      furtherFilters={[
        {
          id: 'sinceLastScan',
          header: 'Since the last scan',
          filter: {
            options: [
              { value: 'new', label: 'New', count: 5 },
              { value: 'fixed', label: 'Fixed', count: 12 },
            ],
          },
        },
      ]}
    />
  ),
};
