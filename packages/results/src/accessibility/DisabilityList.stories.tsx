import type { Meta, StoryObj } from '@storybook/react-vite';
import { DisabilityList } from './DisabilityList.tsx';

const meta = {
  title: 'Results/Accessibility/DisabilityList',
  component: DisabilityList,
  args: { disabilities: ['VISUAL', 'HEARING', 'COGNITIVE', 'SPEECH', 'MOBILITY', 'NEURAL'] },
} satisfies Meta<typeof DisabilityList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const One: Story = { args: { disabilities: ['VISUAL'] } };
