import { Stack, Text } from '@sitelens/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DataTable } from './DataTable.tsx';
import { type FailedRule, failedRules, firstRulesTable, hostileRules } from './testing/failedRules.tsx';

const [first, second] = failedRules;

/** Rows that show more of themselves below them. */
const meta = {
  title: 'Results/Table/Expandable rows',
  component: DataTable<FailedRule>,
  args: {
    ...firstRulesTable,
    onViewChange: fn(),
    onRetry: fn(),
    expandedContent: (rule) => (
      <Stack>
        <Text>{rule.title}</Text>
        <a href={`#/rules/${rule.id}`}>All issues of {rule.id}</a>
      </Stack>
    ),
  },
} satisfies Meta<typeof DataTable<FailedRule>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    const [toggle] = canvas.getAllByRole('button', { name: /^Details/ });
    if (!toggle) throw new Error('No row can be expanded');
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Expanded: Story = { args: { expandedIds: [first?.id ?? '', second?.id ?? ''] } };

export const SomeHaveNoMore: Story = { args: { isExpandable: (rule) => rule.impact === 'critical' } };

/** The rows lead elsewhere as well: a press on one follows its link. */
export const WithLinks: Story = {
  args: { rowHref: (rule) => `#/rules/${rule.id}`, expandedIds: [first?.id ?? ''] },
};

export const Loading: Story = { args: { rows: [], total: 0, status: 'loading' } };

export const RightToLeft: Story = {
  args: { rows: hostileRules, total: hostileRules.length, expandedIds: ['rtl', 'word'] },
  render: (args) => (
    <div dir="rtl">
      <DataTable {...args} />
    </div>
  ),
};

export const Phone: Story = {
  args: { expandedIds: [first?.id ?? ''] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
