import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Primitives/Banner',
  component: Banner,
  args: { title: 'A scan is running', children: 'Results appear here while pages are scanned.' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Information: Story = {};
export const Success: Story = { args: { tone: 'success', title: 'Project saved successfully' } };
export const Warning: Story = { args: { tone: 'warning', title: 'Your trial ends in 3 days' } };
export const Danger: Story = { args: { tone: 'danger', title: 'The last payment failed' } };
export const Dismissible: Story = { args: { onDismiss: fn() } };
export const WithAction: Story = {
  args: { tone: 'warning', action: <Button size="s">Upgrade</Button>, onDismiss: fn() },
};
