import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScoreDifference } from './ScoreDifference.tsx';

const meta = {
  title: 'Results/Overview/ScoreDifference',
  component: ScoreDifference,
  args: { difference: 12 },
} satisfies Meta<typeof ScoreDifference>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fewer: Story = {};
export const More: Story = { args: { difference: -1_200 } };
export const Same: Story = { args: { difference: 0 } };
