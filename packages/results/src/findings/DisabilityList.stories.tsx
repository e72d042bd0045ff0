import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DisabilityList } from './DisabilityList.tsx';

const meta = {
  title: 'Results/Findings/DisabilityList',
  component: DisabilityList,
  args: { disabilities: ['VISUAL', 'HEARING', 'COGNITIVE', 'SPEECH', 'MOBILITY', 'NEURAL'] },
} satisfies Meta<typeof DisabilityList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const One: Story = { args: { disabilities: ['VISUAL'] } };
export const None: Story = { args: { disabilities: [] } };

/** From a newer server: as it names it. */
export const Unknown: Story = {
  args: { disabilities: ['VISUAL', 'VESTIBULAR'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('VESTIBULAR')).toBeVisible();
  },
};
