import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Primitives/Popover',
  component: Popover,
  tags: ['!autodocs'],
  args: {
    trigger: <Button>Impact</Button>,
    title: 'Impact',
    children: (
      <label>
        <input type="checkbox" /> Critical
      </label>
    ),
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Impact' }));
    await expect(await screen.findByRole('dialog', { name: 'Impact' })).toBeVisible();
  },
};
