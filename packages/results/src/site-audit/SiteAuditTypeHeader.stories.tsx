import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { SiteAuditTypeHeader } from './SiteAuditTypeHeader.tsx';

const meta = {
  title: 'Results/SiteAudit/SiteAuditTypeHeader',
  component: SiteAuditTypeHeader,
  args: { type: 'BROKEN_LINK', totalIssues: 12 },
} satisfies Meta<typeof SiteAuditTypeHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The help article opens over the page, and gives the focus back. */
export const BrokenLinks: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Broken links (12 issues)' })).toBeVisible();
    const help = canvas.getByRole('button', { name: 'How to fix' });
    await userEvent.click(help);
    await screen.findByRole('dialog', { name: 'Broken links' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(help).toHaveFocus());
  },
};
export const Loading: Story = { args: { totalIssues: undefined } };
export const OneWarning: Story = { args: { type: 'DUPLICATE_TITLE_TAGS', totalIssues: 1 } };
/** Of a service that is newer than this package. */
export const UnknownType: Story = { args: { type: 'OF_TOMORROW', totalIssues: 3 } };
export const OnAPhone: Story = {
  args: { type: 'MULTIPLE_META_OG_IMAGE_SECURE_URL_TAGS', totalIssues: 1_234 },
  globals: { viewport: { value: 'phone' } },
};
