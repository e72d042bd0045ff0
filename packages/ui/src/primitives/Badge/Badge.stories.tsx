import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoaderCircle } from 'lucide-react';
import { Inline } from '../Layout/Inline.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { children: 'Completed' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const WithIcon: Story = {
  args: { tone: 'info', icon: <LoaderCircle aria-hidden />, children: 'In progress' },
};
export const Tones: Story = {
  render: () => (
    <Inline>
      <Badge>Neutral</Badge>
      <Badge tone="info">In progress</Badge>
      <Badge tone="success">Completed</Badge>
      <Badge tone="warning">Past due</Badge>
      <Badge tone="danger">Failed</Badge>
    </Inline>
  ),
};
