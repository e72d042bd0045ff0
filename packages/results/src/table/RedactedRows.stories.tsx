import { Button, Inline, Text } from '@sitelens/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DataTable } from './DataTable.tsx';
import { type FailedRule, failedRules, firstRulesTable } from './testing/failedRules.tsx';

const prompt = (
  <Inline>
    <Text>37 more rules fail on this website.</Text>
    <Button variant="primary">Start a free trial</Button>
  </Inline>
);

/** Rows that are kept back: a hint of their shape, none of their data, and what to do about it. */
const meta = {
  title: 'Results/Table/Redacted rows',
  component: DataTable<FailedRule>,
  args: {
    ...firstRulesTable,
    onViewChange: fn(),
    onRetry: fn(),
    redaction: { count: 37, prompt },
  },
} satisfies Meta<typeof DataTable<FailedRule>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AfterTheRows: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Start a free trial' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-redacted]')).toHaveLength(5);
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
  },
};

export const TwoOnly: Story = { args: { redaction: { count: 2, prompt } } };

export const AllOfThem: Story = { args: { rows: [], total: 0 } };

/** Cards have no heads: without a row nothing of a table is left but the strokes. */
export const AllOfThemOnAPhone: Story = {
  args: { rows: [], total: 0 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Start a free trial' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
  },
};

export const NotBeforeTheLastPage: Story = {
  args: { rows: failedRules.slice(0, 10), total: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Start a free trial' })).toBeNull();
  },
};

export const WithExpandableRows: Story = { args: { expandedContent: (rule) => rule.title } };

export const Phone: Story = {
  args: { rows: failedRules.slice(0, 2), total: 2 },
  globals: { viewport: { value: 'phone' } },
};
