import type { Meta, StoryObj } from '@storybook/react-vite';
import { Play } from 'lucide-react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Shell/PageHeader',
  component: PageHeader,
  args: { title: 'Green Garden Shop', subtitle: 'https://greengarden.example.com' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { title: 'Website projects', subtitle: '12 websites' } };
export const OfAProject: Story = {
  args: {
    thumbnail: { name: 'Green Garden Shop' },
    breadcrumbs: [{ label: 'Projects', href: '#projects' }],
    backHref: '#projects',
    aside: (
      <Button variant="ghost" size="s">
        Send feedback
      </Button>
    ),
    status: <Badge tone="info">Running</Badge>,
    actions: (
      <Button variant="primary" icon={<Play aria-hidden />}>
        Start scan
      </Button>
    ),
  },
};
export const LongTitle: Story = {
  args: {
    title: 'A website whose name goes on and on until it is longer than any header has room for',
    breadcrumbs: [{ label: 'A website whose name goes on and on until it is too long', href: '#project' }],
    backHref: '#project',
  },
};
