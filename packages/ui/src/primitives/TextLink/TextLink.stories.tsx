import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from './TextLink.tsx';

const meta = {
  title: 'Primitives/TextLink',
  component: TextLink,
  args: { href: '#projects', children: 'All websites' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Quiet: Story = { args: { isQuiet: true } };
export const External: Story = {
  args: { href: 'https://www.w3.org/TR/WCAG22/', isExternal: true, children: 'WCAG 2.2' },
};
export const Standalone: Story = { args: { isStandalone: true, children: '7' } };
/** An address of any scheme but http(s) is shown as text. */
export const HostileAddress: Story = {
  args: { href: 'javascript:alert(1)', children: 'javascript:alert(1)' },
};
