import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, ExternalLink, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

const meta = {
  title: 'Primitives/Menu',
  component: Menu,
  tags: ['!autodocs'],
  args: {
    trigger: <Button>Actions</Button>,
    items: [
      {
        id: 'open',
        kind: 'link',
        label: 'Open website',
        href: '#website',
        icon: <ExternalLink aria-hidden />,
      },
      { id: 'copy', kind: 'action', label: 'Copy address', icon: <Copy aria-hidden />, onSelect: fn() },
      { id: 'off', kind: 'action', label: 'Archive', onSelect: fn(), isDisabled: true },
      { id: 'line', kind: 'separator' },
      {
        id: 'delete',
        kind: 'action',
        label: 'Delete',
        icon: <Trash2 aria-hidden />,
        onSelect: fn(),
        isDangerous: true,
      },
      { id: 'out', kind: 'form', label: 'Sign out', action: '/signout' },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Actions' })[0] ?? document.body);
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
};
