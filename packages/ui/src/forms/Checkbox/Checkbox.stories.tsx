import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Send me the newsletter', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By its label, and by Space. */
export const Unchecked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const control = canvas.getByRole('checkbox', { name: 'Send me the newsletter' });
    await userEvent.click(canvas.getByText('Send me the newsletter'));
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
};
export const Checked: Story = { args: { defaultChecked: true } };
export const Described: Story = { args: { description: 'About once a month. You can stop it at any time.' } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
