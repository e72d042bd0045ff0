import type { Meta, StoryObj } from '@storybook/react-vite';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  args: { label: 'Pages a scan visits at most', description: 'From 1 to 15,000.' },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '100' } };
export const Invalid: Story = {
  args: { defaultValue: 'many', error: 'Please enter a whole number from 1 to 15,000.' },
};
export const Disabled: Story = { args: { defaultValue: '100', disabled: true } };
