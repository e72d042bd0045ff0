import { Stack } from '@sitelens/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HttpStatusBadge } from './HttpStatusBadge.tsx';

const meta = {
  title: 'Results/SiteAudit/HttpStatusBadge',
  component: HttpStatusBadge,
  args: { status: 404 },
} satisfies Meta<typeof HttpStatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('404 Client error')).toBeVisible();
  },
};
/** Each with its words: the colour only underlines them. */
export const Together: Story = {
  render: () => (
    <Stack gap="s">
      {[101, 200, 301, 404, 503, 999].map((status) => (
        <HttpStatusBadge key={status} status={status} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('301 Redirect')).toBeVisible();
    await expect(canvas.getByText('999 Unknown status')).toBeVisible();
  },
};
