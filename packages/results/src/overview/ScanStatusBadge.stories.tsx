import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScanStatusBadge } from './ScanStatusBadge.tsx';

const meta = {
  title: 'Results/Overview/ScanStatusBadge',
  component: ScanStatusBadge,
  args: { status: 'COMPLETED' },
} satisfies Meta<typeof ScanStatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Completed: Story = {};
export const Running: Story = { args: { status: 'RUNNING' } };
export const Failed: Story = { args: { status: 'FAILED' } };
export const NoneYet: Story = { args: { status: 'NONE' } };
