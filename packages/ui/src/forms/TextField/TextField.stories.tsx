import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Website' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'https://example.com' } };
export const WithDescription: Story = {
  args: { description: 'The address where the scan starts.', placeholder: 'example.com' },
};
export const Required: Story = { args: { required: true } };
export const Invalid: Story = {
  args: {
    defaultValue: 'example',
    error: 'The given url has no top-level domain.',
    description: 'The address where the scan starts.',
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'https://example.com' } };
export const SearchBox: Story = {
  args: {
    type: 'search',
    label: 'Search websites',
    isLabelHidden: true,
    prefixIcon: <Search />,
    placeholder: 'Search websites',
  },
};
