import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import {
  type FailedRule,
  failedRules,
  firstRulesView,
  hostileRules,
  localRuleColumns,
} from '../testing/failedRules.tsx';
import { LocalDataTable } from './LocalDataTable.tsx';

/** The same rules over and over, on as many pages. */
const many = Array.from({ length: Math.ceil(100_000 / failedRules.length) }, (_, page) =>
  failedRules.map((rule, index) => ({
    ...rule,
    id: `${rule.id}-${page}`,
    title: `${rule.title} (page ${page + 1})`,
    totalIssues: ((page * failedRules.length + index) * 7919) % 5_003,
  })),
)
  .flat()
  .slice(0, 100_000);

const meta = {
  title: 'Results/Table/LocalDataTable',
  component: LocalDataTable<FailedRule>,
  args: {
    caption: 'Accessibility issues by rule',
    columns: localRuleColumns,
    rows: failedRules,
    rowId: (rule) => rule.id,
    defaultView: firstRulesView,
    onViewChange: fn(),
    onRowOpen: fn(),
  },
} satisfies Meta<typeof LocalDataTable<FailedRule>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pages: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rule' }));
    await expect(canvas.getByRole('columnheader', { name: 'Rule' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByText('11–20 of 42')).toBeVisible();
  },
};

export const AHundredThousandRows: Story = {
  args: { rows: many },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'false'), {
      timeout: 10_000,
    });
    await expect(canvas.getByText('1–10 of 100000')).toBeVisible();
  },
};

/** One list in a box of its own, of which only the rows near the eye are in the document. */
export const Scrolling: Story = {
  args: { rows: many, defaultView: { ...firstRulesView, orderBy: '' }, layout: 'scroll', maxHeight: '24rem' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('region');
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(5));
    area.scrollTop = area.scrollHeight;
    await waitFor(() =>
      expect(canvas.getByRole('table').querySelector('[aria-rowindex="100001"]')).toBeVisible(),
    );
    await expect(canvas.getAllByRole('row').length).toBeLessThan(40);
    area.scrollTop = 0;
  },
};

export const ScrollingAndExpandable: Story = {
  args: {
    layout: 'scroll',
    maxHeight: '24rem',
    expandedContent: (rule) => rule.title,
    expandedIds: failedRules.slice(0, 2).map(({ id }) => id),
  },
};

export const ScrollingAndRedacted: Story = {
  args: {
    layout: 'scroll',
    maxHeight: '24rem',
    rows: failedRules.slice(0, 3),
    redaction: { count: 9, prompt: 'Pick a plan' },
  },
};

export const LongAndForeignText: Story = { args: { rows: hostileRules, layout: 'scroll' } };

export const RightToLeft: Story = {
  args: { rows: hostileRules, layout: 'scroll' },
  render: (args) => (
    <div dir="rtl">
      <LocalDataTable {...args} />
    </div>
  ),
};

export const Empty: Story = { args: { rows: [] } };

export const Loading: Story = { args: { rows: [], status: 'loading', onRetry: fn() } };

export const Failed: Story = { args: { rows: [], status: 'failed', onRetry: fn() } };

export const PhonePages: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneScrolling: Story = {
  args: { rows: many, layout: 'scroll', defaultView: { ...firstRulesView, orderBy: '' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(3));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
