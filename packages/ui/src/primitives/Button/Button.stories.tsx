import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, Trash2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Inline } from '../Layout/Inline.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Start scan', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary' } };
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Danger: Story = {
  args: { variant: 'danger', children: 'Delete project', icon: <Trash2 aria-hidden /> },
};
export const Ghost: Story = { args: { variant: 'ghost' } };
export const Small: Story = { args: { size: 's' } };
export const WithIcon: Story = {
  args: { variant: 'primary', icon: <Plus aria-hidden />, children: 'Add website' },
};
export const Loading: Story = { args: { variant: 'primary', isLoading: true } };
export const Disabled: Story = { args: { disabled: true } };
/** One of two states that it switches between. */
export const Pressed: Story = {
  render: () => (
    <Inline>
      <Button aria-pressed>Fit</Button>
      <Button aria-pressed={false}>Whole width</Button>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const on = getComputedStyle(canvas.getByRole('button', { name: 'Fit' }));
    const off = getComputedStyle(canvas.getByRole('button', { name: 'Whole width' }));
    await expect(on.backgroundColor).not.toBe(off.backgroundColor);
    await expect(on.borderTopColor).not.toBe(off.borderTopColor);
  },
};
export const Together: Story = {
  render: () => (
    <Inline>
      <Button variant="primary">Save</Button>
      <Button>Cancel</Button>
      <Button variant="ghost">Reset</Button>
      <Button variant="danger">Delete</Button>
    </Inline>
  ),
};
