import { Badge, EmptyState, SeverityBadge } from '@sitelens/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { accessibilityRules } from '../catalogue/accessibilityRules.ts';
import type { AccessibilityRule } from '../catalogue/ruleTypes.ts';
import { wcagTagLabel } from '../catalogue/wcagTags.ts';
import type { DataColumn } from './DataColumn.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTableProps.ts';
import type { TableView } from './tableView.ts';
import { useTableView } from './useTableView.ts';

interface FailedRule extends Pick<AccessibilityRule, 'title' | 'impact'> {
  id: string;
  tags: readonly string[];
  totalIssues: number;
}

/** Real rules of the catalogue; only the counts are made up. */
const rules: readonly FailedRule[] = accessibilityRules.slice(0, 42).map((rule, index) => ({
  id: rule.id,
  title: rule.title,
  impact: rule.impact,
  tags: rule.wcag.map((criterion) => `wcag${criterion.number.replaceAll('.', '')}`),
  totalIssues: (index * 7919) % 1213,
}));

const columns: readonly DataColumn<FailedRule>[] = [
  { id: 'title', header: 'Rule', cell: (rule) => rule.title, firstOrder: 'asc' },
  {
    id: 'impact',
    header: 'Impact',
    cell: (rule) => <SeverityBadge impact={rule.impact} />,
    firstOrder: 'desc',
  },
  {
    id: 'tags',
    header: 'Violates',
    cell: (rule) => rule.tags.map((tag) => <Badge key={tag}>{wcagTagLabel(tag)}</Badge>),
  },
  {
    id: 'totalIssues',
    header: 'Issues',
    cell: (rule) => rule.totalIssues.toLocaleString('en'),
    firstOrder: 'desc',
    isNumeric: true,
  },
];

const firstView: TableView = { order: 'desc', orderBy: 'totalIssues', page: 0, rowsPerPage: 10, filters: {} };

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
    columns,
    rows: pageOf(rules, firstView),
    rowId: (rule) => rule.id,
    view: firstView,
    total: rules.length,
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
  args: { rows: rules },
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

export const Failed: Story = { args: { rows: [], status: 'failed' } };

export const BeyondTheLastPage: Story = { args: { rows: [], view: { ...firstView, page: 9 } } };

export const RowsAsLinks: Story = { args: { rowHref: (rule) => `#/rules/${rule.id}` } };

export const ReadOnly: Story = {
  render: ({ onRowOpen: _, ...args }) => (
    <DataTable {...args} columns={columns.map(({ firstOrder: __, ...column }) => column)} />
  ),
};

export const FiftyRows: Story = {
  args: { rows: rules, view: { ...firstView, rowsPerPage: 50 } },
};

const hostile: readonly FailedRule[] = [
  {
    id: 'long',
    title: 'https://www.example.com/'.padEnd(400, 'a-very-long-path/'),
    impact: 'critical',
    tags: ['wcag143', 'wcag1412', 'wcag258', 'best-practice', 'a-tag-from-next-year'],
    totalIssues: 1_234_567,
  },
  { id: 'word', title: 'W'.repeat(10_000).slice(0, 600), impact: 'serious', tags: [], totalIssues: 0 },
  {
    id: 'emoji',
    title: '👩🏽‍🚀🏳️‍🌈 ☃️ 漢字 <b>not bold</b>',
    impact: 'moderate',
    tags: ['wcag111'],
    totalIssues: 3,
  },
  {
    id: 'rtl',
    title: 'צור קשר עם שירות הלקוחות — اتصل بنا',
    impact: 'minor',
    tags: ['wcag244'],
    totalIssues: 12,
  },
];

export const LongAndForeignText: Story = { args: { rows: hostile, total: hostile.length } };

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <DataTable {...args} />
    </div>
  ),
};

/** In a column of 320 px, wherever the page is wider. */
export const Cards: Story = {
  args: { rows: rules },
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
