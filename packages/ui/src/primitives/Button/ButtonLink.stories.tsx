import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Primitives/ButtonLink',
  component: ButtonLink,
  args: { href: '#dashboard', children: 'Go to the dashboard' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};
export const Primary: Story = { args: { variant: 'primary' } };
export const Ghost: Story = { args: { variant: 'ghost', size: 's' } };
/** An address of any scheme but http(s) is never a link. */
export const HostileAddress: Story = { args: { href: 'javascript:alert(1)' } };

/** To another site: in a new tab, which is said. */
export const External: Story = {
  args: { href: 'https://www.w3.org/TR/WCAG22/', isExternal: true, children: 'WCAG 2.2' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'WCAG 2.2 (opens in a new tab)' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
