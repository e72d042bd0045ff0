import { EmptyState } from '@sitelens/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTableProps.ts';
import type { TableView } from './tableView.ts';
import {
  type FailedRule,
  failedRules,
  firstRulesView,
  hostileRules,
  ruleColumns,
} from './testing/failedRules.tsx';
import { useTableView } from './useTableView.ts';

/** What a server does with a view. */
function pageOf(all: readonly FailedRule[], view: TableView): readonly FailedRule[] {
  const sortedBy = (rule: FailedRule) => (view.orderBy === 'totalIssues' ? rule.totalIssues : rule.title);
  const sorted = all.toSorted(
    (a, b) => (sortedBy(a) < sortedBy(b) ? -1 : 1) * (view.order === 'asc' ? 1 : -1),
  );
  return sorted.slice(view.page * view.rowsPerPage, (view.page + 1) * view.rowsPerPage);
}

function Served(props: DataTableProps<FailedRule>) {
  const [view, setView] = useTableView(props.view);
  return <DataTable {...props} view={view} onViewChange={setView} rows={pageOf(props.rows, view)} />;
}

const meta = {
  title: 'Results/Table/DataTable',
  component: DataTable<FailedRule>,
  args: {
    caption: 'Accessibility issues by rule',
    columns: ruleColumns,
    rows: pageOf(failedRules, firstRulesView),
    rowId: (rule) => rule.id,
    view: firstRulesView,
    total: failedRules.length,
    status: 'ready',
    onViewChange: fn(),
    onRetry: fn(),
    onRowOpen: fn(),
  },
} satisfies Meta<typeof DataTable<FailedRule>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

/** Sorts and pages as with a server behind it. */
export const Interactive: Story = {
  args: { rows: failedRules },
  render: (args) => <Served {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Rule' }));
    await expect(canvas.getByRole('columnheader', { name: 'Rule' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByText('11–20 of 42')).toBeVisible();
    const [, firstRow] = canvas.getAllByRole('row');
    if (firstRow) await userEvent.click(within(firstRow).getByRole('button'));
    await expect(args.onRowOpen).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { rows: [], total: 0, status: 'loading' } };

/** Rows stay until others have come; a line says that they are on their way. */
export const LoadingMore: Story = { args: { status: 'loading' } };

export const Empty: Story = {
  args: {
    rows: [],
    total: 0,
    empty: (
      <EmptyState
        icon={<CircleCheck />}
        title="No accessibility issues found"
        detail="Every page of the scan passed every rule."
      />
    ),
  },
};

export const Failed: Story = {
  args: { rows: [], status: 'failed' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const BeyondTheLastPage: Story = { args: { rows: [], view: { ...firstRulesView, page: 9 } } };

export const RowsAsLinks: Story = { args: { rowHref: (rule) => `#/rules/${rule.id}` } };

export const ReadOnly: Story = {
  render: ({ onRowOpen: _, ...args }) => (
    <DataTable {...args} columns={ruleColumns.map(({ firstOrder: __, ...column }) => column)} />
  ),
};

export const FiftyRows: Story = {
  args: { rows: failedRules, view: { ...firstRulesView, rowsPerPage: 50 } },
};

export const LongAndForeignText: Story = { args: { rows: hostileRules, total: hostileRules.length } };

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <DataTable {...args} />
    </div>
  ),
};

/** In a column of 320 px, wherever the page is wider. */
export const Cards: Story = {
  args: { rows: failedRules },
  render: (args) => (
    <div style={{ maxWidth: 320 }}>
      <Served {...args} />
    </div>
  ),
};

export const CardsLoading: Story = {
  args: { rows: [], total: 0, status: 'loading' },
  render: (args) => (
    <div style={{ maxWidth: 320 }}>
      <DataTable {...args} />
    </div>
  ),
};

/** In a window of 360 px. */
export const Phone: Story = {
  args: { rows: failedRules },
  globals: { viewport: { value: 'phone' } },
  render: (args) => <Served {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Rule');
    await userEvent.click(canvas.getByRole('button', { name: 'Order: Ascending. Turn it around' }));
    await expect(canvas.getByRole('button', { name: 'Order: Descending. Turn it around' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const PhoneWithLongAndForeignText: Story = {
  args: { rows: hostileRules, total: hostileRules.length },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
