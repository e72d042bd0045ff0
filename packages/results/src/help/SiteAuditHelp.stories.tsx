import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { SiteAuditHelp } from './SiteAuditHelp.tsx';

const meta = {
  title: 'Results/Help/SiteAuditHelp',
  component: SiteAuditHelp,
  args: { issueType: 'TITLE_TOO_LONG' },
} satisfies Meta<typeof SiteAuditHelp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** Opened and closed by keyboard: the focus goes in, and comes back. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'How to fix' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Titles that are too long' });
    await screen.findByRole('heading', { name: 'How to check the fix' });
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const OpenOnAPhone: Story = {
  // An open dialog covers the docs page.
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'How to fix' }));
    await screen.findByRole('heading', { name: 'How to check the fix' });
  },
};

/** One that only a newer service knows is reported (here: to the console), and nothing is shown. */
export const UnknownType: Story = {
  args: { issueType: 'NEXT_YEARS_TYPE' },
  play: async ({ canvas }) => void (await expect(canvas.queryByRole('button')).toBeNull()),
};
