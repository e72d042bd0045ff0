import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Primitives/ProgressBar',
  component: ProgressBar,
  args: { label: 'Pages scanned', value: 12, max: 40, valueText: '12 of 40 pages' },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};
export const Empty: Story = { args: { value: 0 } };
export const Full: Story = { args: { value: 40, tone: 'success' } };
export const Warning: Story = { args: { value: 37, tone: 'warning' } };
export const Danger: Story = { args: { value: 40, tone: 'danger' } };
export const Indeterminate: Story = { args: { value: null, valueText: 'Looking for pages' } };
