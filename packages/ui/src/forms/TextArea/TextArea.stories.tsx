import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Allowed domains', description: 'One a line.' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '*.example.com\nshop.example.org' } };
export const Invalid: Story = {
  args: { defaultValue: 'https://example.com/', error: '“https://example.com/” is no host.' },
};
export const ReadOnly: Story = { args: { defaultValue: '*.example.com', readOnly: true } };
