import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmailLink } from './EmailLink.tsx';

const meta = {
  title: 'Primitives/EmailLink',
  component: EmailLink,
  args: { address: 'support@sitelens.example' },
} satisfies Meta<typeof EmailLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Address: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'mailto:support@sitelens.example');
  },
};
export const WithWords: Story = { args: { children: 'E-mail support' } };
/** What would be more than one address is no link. */
export const NotAnAddress: Story = {
  args: { address: 'support@sitelens.example?bcc=other@sitelens.example' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
